export { formatMoment, formatTime, localDay, parseMoment } from './moment'
