export {
  configureTimeZone,
  DEFAULT_TIME_ZONE,
  differingZone,
  fromClinicClock,
  isTimeZone,
  toClinicClock,
  clinicDay,
  clinicHour,
  zeroPad,
} from './clinic-zone'
export { compareInstants, formatInstant, formatTime, parseInstant, formatInstantWithZone } from './instant'
