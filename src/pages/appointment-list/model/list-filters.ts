import { createNotificationFilters } from '@/entities/notification'

/** What the page lists; like the drawer it begins with the visible ones of today. */
export const listFilters = createNotificationFilters()
