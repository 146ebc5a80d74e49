export { AppointmentListPage } from './ui/AppointmentListPage'
