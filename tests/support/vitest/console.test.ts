import { expect, test } from 'vitest'
import { expectConsole, listenToConsole, settleConsole } from './console'

test('an expected warning passes', () => {
  expectConsole(/low battery/)
  console.warn('low battery: %d percent', 4)
  expect(settleConsole).not.toThrow()
})

test('an unexpected warning fails the test', () => {
  console.error('surprise')
  expect(settleConsole).toThrow(/console\.error: surprise/)
  listenToConsole()
})

test('an expected warning that does not occur fails the test', () => {
  expectConsole(/low battery/)
  expect(settleConsole).toThrow(/was not logged: \/low battery\//)
  listenToConsole()
})
