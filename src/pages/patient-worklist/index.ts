export { PatientWorklistPage } from './ui/PatientWorklistPage'
