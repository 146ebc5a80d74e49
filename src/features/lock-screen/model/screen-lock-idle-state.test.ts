import fc from 'fast-check'
import { expect, test } from 'vitest'
import { idleStateAt, sessionEndAt } from './screen-lock'

const NOON = Date.UTC(2026, 10, 21, 12)
const MINUTE = 60_000
const IDLE = 15 * MINUTE

test('the screen locks after the idle time, and the session ends after twice that time', () => {
  expect(idleStateAt(NOON, NOON, IDLE)).toBe('active')
  expect(idleStateAt(NOON + IDLE - 1, NOON, IDLE)).toBe('active')
  expect(idleStateAt(NOON + IDLE, NOON, IDLE)).toBe('idle')
  expect(idleStateAt(NOON + 2 * IDLE - 1, NOON, IDLE)).toBe('idle')
  expect(idleStateAt(NOON + 2 * IDLE, NOON, IDLE)).toBe('over')
  expect(sessionEndAt(NOON, IDLE)).toBe(NOON + 2 * IDLE)
})

test('without an idle time, or with a last input in the future, the state is active', () => {
  fc.assert(fc.property(fc.nat(), (passed) => idleStateAt(NOON + passed, NOON, 0) === 'active'))
  fc.assert(fc.property(fc.nat(), fc.nat(), (back, idle) => idleStateAt(NOON - back, NOON, idle + 1) === 'active'))
})

test('with time the state only goes from active to idle to over', () => {
  const order = ['active', 'idle', 'over']
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), fc.nat(), fc.nat(), (idle, passed, extra) => {
      const [earlier, later] = [passed, passed + extra].map((ms) => order.indexOf(idleStateAt(NOON + ms, NOON, idle)))
      return Number(earlier) <= Number(later)
    }),
  )
})
