import dayjs from 'dayjs'
import 'dayjs/locale/tr'
import type { Language } from '@/shared/i18n'
import type { Day } from '@/shared/lib/day'

/** `Kasım 2026`. */
export const formatMonth = (day: Day, language: Language): string =>
  dayjs(`${day}T12:00:00`).locale(language).format('MMMM YYYY')

/** From Monday; `{ short: 'Pt', long: 'Pazartesi' }`. */
export const weekdayNames = (language: Language): { short: string; long: string }[] =>
  Array.from({ length: 7 }, (_, index) => {
    const day = dayjs(`2026-11-${23 + index}T12:00:00`).locale(language)
    return { short: day.format('dd'), long: day.format('dddd') }
  })
