// Loaded with the features: banners of live events, and toasts about changes of this user.
import './banners'
import './change-toasts'

export { notificationEventReceived } from './notification-events'
