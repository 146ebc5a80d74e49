import './model/due-alerts'

export { $clickedAlert, type Alert, alertOpened, alertRaised, criticalAppointmentsArrived } from './model/alerts'
export { BadgeAndOffer } from './ui/BadgeAndOffer'
export { BrowserNotificationsCard } from './ui/BrowserNotificationsCard'
