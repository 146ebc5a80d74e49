import './model/change-toasts'

export { notificationEventReceived, type NotificationEvent } from './model/banner-state'
export { drawerDismissed } from './model/notifications-drawer'
export { NotificationBanners } from './ui/NotificationBanners'
export { NotificationsButton, NotificationsDrawer } from './ui/NotificationsDrawer'
