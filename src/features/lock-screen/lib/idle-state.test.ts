import fc from 'fast-check'
import { expect, test } from 'vitest'
import { idleStateAt, sessionEndAt } from './idle-state'

const NOON = Date.UTC(2026, 10, 21, 12)
const MINUTE = 60_000
const IDLE = 15 * MINUTE

test('the screen is veiled after the idle time, and the session ends after twice that', () => {
  expect(idleStateAt(NOON, NOON, IDLE)).toBe('active')
  expect(idleStateAt(NOON + IDLE - 1, NOON, IDLE)).toBe('active')
  expect(idleStateAt(NOON + IDLE, NOON, IDLE)).toBe('idle')
  expect(idleStateAt(NOON + 2 * IDLE - 1, NOON, IDLE)).toBe('idle')
  expect(idleStateAt(NOON + 2 * IDLE, NOON, IDLE)).toBe('over')
  expect(sessionEndAt(NOON, IDLE)).toBe(NOON + 2 * IDLE)
})

test('without an idle time, and before the last input, nobody is ever idle', () => {
  fc.assert(fc.property(fc.nat(), (passed) => idleStateAt(NOON + passed, NOON, 0) === 'active'))
  fc.assert(fc.property(fc.nat(), fc.nat(), (back, idle) => idleStateAt(NOON - back, NOON, idle + 1) === 'active'))
})

test('time only ever leads from active over idle to over', () => {
  const order = ['active', 'idle', 'over']
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), fc.nat(), fc.nat(), (idle, item, more) => {
      const [earlier, later] = [item, item + more].map((passed) =>
        order.indexOf(idleStateAt(NOON + passed, NOON, idle)),
      )
      return Number(earlier) <= Number(later)
    }),
  )
})
