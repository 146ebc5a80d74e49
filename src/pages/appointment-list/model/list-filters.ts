import { createNotificationFilters } from '@/entities/notification'

export const listFilters = createNotificationFilters()
