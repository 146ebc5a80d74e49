const MINUTE = 60_000

/** From the largest unit to the smallest; a month is approximated with 30 days. */
const UNITS = [
  ['year', 365 * 24 * 60 * MINUTE],
  ['month', 30 * 24 * 60 * MINUTE],
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const

/** One per language: creating it costs more than the row that shows the time. */
const formats: Partial<Record<string, Intl.RelativeTimeFormat>> = {}

/** "3 dk. önce", "yarın": the distance in the largest unit that fits, rounded towards now. */
export function relativeTime(at: Date, now: Date, language: string): string {
  const distance = at.getTime() - now.getTime()
  const format = (formats[language] ??= new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' }))
  const [unit, size] = UNITS.find(([, length]) => Math.abs(distance) >= length) ?? (['second', Infinity] as const)
  return format.format(Math.trunc(distance / size), unit)
}
