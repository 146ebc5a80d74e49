export { $banners, bannerOpened, bannersAdded } from './model/banners'
export { type NotificationEvent, notificationEventReceived } from './model/notification-events'
export {
  dayChosen,
  notificationChosen,
  notificationsDrawerDismissed,
  notificationsDrawerRequested,
} from './model/notifications-drawer'
export { NotificationBanners } from './ui/NotificationBanners'
export { NotificationsButton } from './ui/NotificationsButton'
export { NotificationsDrawer } from './ui/NotificationsDrawer'
