export { formatLongDay, formatMoment, formatTime, localDay, parseMoment } from './moment'
