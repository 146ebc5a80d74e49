export { type Day, isPlausibleDay, parseDay, shiftDay, shiftMonth, weekdayIndex, weekOf, weeksOfMonth } from './day'
export { formatDay, formatMonth, weekdayNames } from './format-day'
