import './model/change-toasts'

export { notificationEventReceived } from './model/notification-events'
export type { NotificationEvent } from './model/banner-state'
export { drawerDismissed } from './model/notifications-drawer'
export { NotificationBanners } from './ui/NotificationBanners'
export { NotificationsButton } from './ui/NotificationsButton'
export { NotificationsDrawer } from './ui/NotificationsDrawer'
