// What a live event leads to: banners, and toasts about changes of this user.
import './banners'
import './change-toasts'

export { notificationEventReceived } from './notification-events'
