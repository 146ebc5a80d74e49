export {
  configureTimeZone,
  DEFAULT_TIME_ZONE,
  differingZone,
  fromClinicClock,
  isTimeZone,
  toClinicClock,
} from './clinic-zone'
export { clinicDay } from './clinic-day'
export { formatLongDay, formatInstant, formatTime, parseInstant, formatInstantWithZone } from './instant'
