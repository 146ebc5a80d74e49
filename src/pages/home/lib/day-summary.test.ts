import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Notification } from '@/entities/notification'
import { scaleBars, summarizeDay } from './day-summary'

const DAY = '2026-11-21'
const at = (time: string, day = DAY) => new Date(`${day}T${time}:00+03:00`)
const options = { day: DAY, now: at('10:00').getTime(), userName: 'Ayşe Yılmaz' }

const entry = (fields: Partial<Notification>): Notification => ({
  uuid: '1',
  message: '',
  patientName: null,
  doctorName: null,
  priority: null,
  isCritical: false,
  appointmentType: null,
  startsAt: null,
  createdBy: null,
  createdAt: null,
  colour: null,
  isVisible: true,
  ...fields,
})

test('the next appointment is the first of the user that has not begun', () => {
  const list = [
    entry({ startsAt: at('09:59'), doctorName: 'Uzm. Dr. Ayşe Yılmaz' }),
    entry({ startsAt: at('10:15'), doctorName: 'Dr. Mert Kaya' }),
    entry({ startsAt: at('11:00'), doctorName: 'Uzm. Dr. AYŞE YILMAZ' }),
  ]
  expect(summarizeDay(list, options).next).toEqual({ appointment: list[2], isOwn: true })
})

test('blanks in the name of a doctor do not matter', () => {
  const list = [entry({ startsAt: at('11:00'), doctorName: ' Dr.  Ayşe  Yılmaz ' })]
  expect(summarizeDay(list, options).next).toEqual({ appointment: list[0], isOwn: true })
})

test('if two doctors of the day have the name of the user, the next appointment is that of the clinic', () => {
  const list = [
    entry({ startsAt: at('09:00'), doctorName: 'Dt. Ayşe Yılmaz' }),
    entry({ startsAt: at('10:15'), doctorName: 'Dr. Mert Kaya' }),
    entry({ startsAt: at('11:00'), doctorName: 'Dr. Ayşe Yılmaz' }),
  ]
  expect(summarizeDay(list, options).next).toEqual({ appointment: list[1], isOwn: false })
})

test.each([['Dr. Mert Kaya'], ['Dr. Gülayşe Yılmaz'], [null]])(
  'without an appointment of the user, the next one is that of the clinic (%s)',
  (doctorName) => {
    const list = [entry({ startsAt: at('10:00'), doctorName }), entry({ startsAt: at('10:15'), doctorName })]
    expect(summarizeDay(list, options).next).toEqual({ appointment: list[0], isOwn: false })
    expect(summarizeDay(list, { ...options, userName: null }).next?.isOwn).toBe(false)
  },
)

test('after the last appointment there is no next one; another day does not count', () => {
  const list = [entry({ startsAt: at('09:00') }), entry({ startsAt: at('09:00', '2026-11-22') }), entry({})]
  expect(summarizeDay(list, options)).toMatchObject({ next: null, untimedCount: 1 })
})

test('critical appointments are counted once, and priorities that do not occur are left out', () => {
  const list = [
    entry({ isCritical: true, priority: 3 }),
    entry({ priority: 3 }),
    entry({ priority: 3 }),
    entry({ priority: 'other' }),
    entry({}),
  ]
  expect(summarizeDay(list, options).priorities).toEqual([
    { priority: 'critical', count: 1 },
    { priority: 3, count: 2 },
    { priority: 'other', count: 1 },
    { priority: 'none', count: 1 },
  ])
})

test('the hours are those of the clinic, at least from 8 to 18', () => {
  const quiet = summarizeDay([entry({ startsAt: at('09:15') }), entry({ startsAt: at('09:45') })], options)
  expect(quiet.hours.map(({ hour }) => hour)).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18])
  expect(quiet.hours[1]).toEqual({ hour: 9, count: 2 })
  const long = summarizeDay([entry({ startsAt: at('00:30') }), entry({ startsAt: at('23:30') })], options)
  expect(long.hours).toHaveLength(24)
})

test('bars are in order, inside the square, and in the ratio of their counts', () => {
  expect(scaleBars([0, 1, 3, 4])).toEqual([
    { x: 3.125, y: 100, width: 18.75, height: 0 },
    { x: 28.125, y: 75, width: 18.75, height: 25 },
    { x: 53.125, y: 25, width: 18.75, height: 75 },
    { x: 78.125, y: 0, width: 18.75, height: 100 },
  ])
  fc.assert(
    fc.property(fc.array(fc.nat(10_000), { minLength: 1, maxLength: 24 }), (counts) => {
      const bars = scaleBars(counts)
      for (const [index, { x, y, width, height }] of bars.entries()) {
        expect(y + height).toBeCloseTo(100)
        expect(x + width).toBeLessThanOrEqual(100)
        const next = bars[index + 1]
        if (next) expect(next.x).toBeGreaterThan(x + width)
      }
    }),
  )
})
