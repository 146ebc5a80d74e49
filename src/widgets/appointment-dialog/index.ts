export { AppointmentDialog } from './ui/AppointmentDialog'
