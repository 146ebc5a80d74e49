export {
  configureTimeZone,
  DEFAULT_TIME_ZONE,
  differingTimeZone,
  fromClinicClock,
  isTimeZone,
  toClinicClock,
  clinicDay,
  clinicHour,
  zeroPad,
} from './clinic-time-zone'
export { compareInstants, formatInstant, formatTime, parseInstant, formatInstantWithTimeZone } from './instant'
