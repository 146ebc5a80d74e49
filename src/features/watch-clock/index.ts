export { serverTimeReceived } from './model/clock-watch'
export { ClockNotice } from './ui/ClockNotice'
