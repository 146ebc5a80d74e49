import { expect, test } from 'vitest'
import { toNotification } from '@/entities/notification'
import { currentNotifications } from './current-notifications'

const HOURS = Array.from({ length: 10 }, (_, n) => `${String(n + 8).padStart(2, '0')}:00`)
const at = (time: string) => `2026-11-21T${time}:00+03:00`
const list = HOURS.map((time) => toNotification({ uuid: time, appointment_start: at(time) }))

test.each([
  ['07:00', '08:00', '11:00'],
  ['08:30', '08:00', '11:00'],
  ['12:00', '12:00', '15:00'],
  ['15:30', '14:00', '17:00'],
  ['20:00', '14:00', '17:00'],
])('at %s the list begins with the appointment of %s and ends with that of %s', (now, first, last) => {
  const shown = currentNotifications(list, Date.parse(at(now)), 4)
  expect(shown).toHaveLength(4)
  expect([shown.at(0)?.uuid, shown.at(-1)?.uuid]).toEqual([first, last])
})

test('a list that fits is shown whole, also without times', () => {
  const untimed = [toNotification({ uuid: '1' }), toNotification({ uuid: '2' })]
  expect(currentNotifications(untimed, Date.parse(at('12:00')), 4)).toEqual(untimed)
  expect(currentNotifications(list, Date.parse(at('20:00')), 10)).toEqual(list)
})
