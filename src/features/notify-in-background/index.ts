import './model/due-alerts'

export { $clickedAlert, type Alert, alertOpened, alertRaised } from './model/alerts'
export { BackgroundNotifications } from './ui/BackgroundNotifications'
export { BrowserNotificationsCard } from './ui/BrowserNotificationsCard'
