import { afterEach, expect, test, vi } from 'vitest'
import { snoozeOptions } from './snooze-options'

afterEach(() => vi.unstubAllEnvs())

const choicesAt = (...time: [number, number, number, number, number]) =>
  snoozeOptions(new Date(...time).getTime()).map(({ id, until }) => [id, new Date(until).toString().slice(0, 21)])

test('on a Saturday morning: in an hour, this evening, tomorrow morning, on Monday', () => {
  expect(choicesAt(2026, 10, 21, 10, 15)).toEqual([
    ['hour', 'Sat Nov 21 2026 11:15'],
    ['evening', 'Sat Nov 21 2026 18:00'],
    ['tomorrow', 'Sun Nov 22 2026 09:00'],
    ['monday', 'Mon Nov 23 2026 09:00'],
  ])
})

test('the evening is offered only while it is more than an hour away', () => {
  expect(choicesAt(2026, 10, 18, 16, 59).map(([id]) => id)).toContain('evening')
  expect(choicesAt(2026, 10, 18, 17, 0).map(([id]) => id)).not.toContain('evening')
  expect(choicesAt(2026, 10, 18, 22, 0).map(([id]) => id)).toEqual(['hour', 'tomorrow', 'monday'])
})

test('on a Sunday tomorrow is Monday already; on a Monday it is the next one', () => {
  expect(choicesAt(2026, 10, 22, 10, 0).map(([id]) => id)).toEqual(['hour', 'evening', 'tomorrow'])
  expect(choicesAt(2026, 10, 23, 10, 0).at(-1)).toEqual(['monday', 'Mon Nov 30 2026 09:00'])
})

test('tomorrow morning is nine o’clock, also after a night with an hour less', () => {
  vi.stubEnv('TZ', 'Europe/Berlin')
  const tomorrow = snoozeOptions(Date.parse('2026-03-28T20:00:00+01:00')).find(({ id }) => id === 'tomorrow')
  expect(new Date(tomorrow?.until ?? 0).toISOString()).toBe('2026-03-29T07:00:00.000Z')
})
