export { formatLongDay, formatInstant, formatTime, localDay, parseInstant, formatInstantWithZone } from './instant'
