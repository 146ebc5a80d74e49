import { createNotificationFilters } from '@/entities/notification'

/** What the drawer lists; chosen once, it stays when the drawer closes. */
export const drawerFilters = createNotificationFilters()
