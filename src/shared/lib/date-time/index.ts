export { formatLongDay, formatMoment, formatTime, localDay, parseMoment, zonedMoment } from './instant'
