import { beforeAll, expect, test } from 'vitest'
import { LANGUAGES, loadLanguage } from '@/shared/i18n'
import { formatLongDay, shiftDay, weekdayIndex } from '@/shared/lib/day'
import { formatMonth, weekdayNames } from './calendar-names'

beforeAll(() => loadLanguage('tr'))
beforeAll(() => loadLanguage('en'))

test.each(LANGUAGES)('a long day has the names of the calendar for each day of two years: %s', (language) => {
  const names = weekdayNames(language)
  for (let day = '2027-01-01'; day < '2029-01-01'; day = shiftDay(day, 1)) {
    const parts = formatLongDay(day, language).replace(',', '').split(' ')
    const [weekday, date] = [names[weekdayIndex(day)]?.long, String(Number(day.slice(8)))]
    const month = formatMonth(day, language).split(' ')
    expect(parts).toEqual(language === 'tr' ? [date, ...month, weekday] : [weekday, date, ...month])
  }
})
