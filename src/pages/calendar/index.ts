export { CalendarPage } from './ui/CalendarPage'
