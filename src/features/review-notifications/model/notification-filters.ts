import { createNotificationFilters } from '@/entities/notification'

/** Kept while the drawer is closed. */
export const drawerFilters = createNotificationFilters()
