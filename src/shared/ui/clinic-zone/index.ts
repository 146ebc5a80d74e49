export { ClinicZone } from './ClinicZone'
