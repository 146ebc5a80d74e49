import './model/due-alerts'

export { $clickedAlert, type Alert, alertOpened, alertRaised, criticalAppointmentsArrived } from './model/alerts'
export { BackgroundNotifications } from './ui/BackgroundNotifications'
export { BrowserNotificationsCard } from './ui/BrowserNotificationsCard'
