export { PatientFollowUpPage } from './ui/PatientFollowUpPage'
