export {
  configureTimeZone,
  DEFAULT_TIME_ZONE,
  differingZone,
  fromClinicClock,
  isTimeZone,
  toClinicClock,
  clinicDay,
  digits,
} from './clinic-zone'
export { formatLongDay, formatInstant, formatTime, parseInstant, formatInstantWithZone } from './instant'
