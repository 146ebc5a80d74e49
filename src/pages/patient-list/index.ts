export { PatientListPage } from './ui/PatientListPage'
