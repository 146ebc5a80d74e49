export { ClinicTimeZone } from './ClinicTimeZone'
