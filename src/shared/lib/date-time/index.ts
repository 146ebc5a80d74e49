export { formatMoment, formatTime, isSameLocalDay, localDay, parseMoment } from './moment'
