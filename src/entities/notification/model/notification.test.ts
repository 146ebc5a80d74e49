import { expect, test } from 'vitest'
import { toNotification, urgencyOf } from './notification'

const uuid = 'e2a0a3b4-11f2-4a38-8f0e-6f3f2a7d9c05'

test.each([
  [1, 1],
  ['3', 3],
  [' 2 ', 2],
  [0, 'other'],
  [4, 'other'],
  ['high', 'other'],
  [1.5, 'other'],
  ['', null],
  [null, null],
  [undefined, null],
])('priority %j is read as %j (F-F13)', (input, expected) => {
  expect(toNotification({ uuid, priority: input }).priority).toBe(expected)
})

test('a notification without visibility is visible', () => {
  expect(toNotification({ uuid }).isVisible).toBe(true)
  expect(toNotification({ uuid, is_visible: null }).isVisible).toBe(true)
  expect(toNotification({ uuid, is_visible: false }).isVisible).toBe(false)
})

test('only the type "critical" is critical', () => {
  expect(toNotification({ uuid, type: 'critical' }).isCritical).toBe(true)
  expect(toNotification({ uuid, type: 'appointment' }).isCritical).toBe(false)
})

test('critical is more urgent than every priority, and no priority is the least urgent', () => {
  const urgencies = [null, 'other', 1, 2, 3].map((priority) => urgencyOf(toNotification({ uuid, priority })))
  expect(urgencies).toEqual([0, 0, 1, 2, 3])
  expect(urgencyOf(toNotification({ uuid, type: 'critical' }))).toBeGreaterThan(3)
})
