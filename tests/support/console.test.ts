import { expect, test } from 'vitest'
import { expectConsole, listenToConsole, settleConsole } from './console'

test('an announced warning passes', () => {
  expectConsole(/low battery/)
  console.warn('low battery: %d percent', 4)
  expect(settleConsole).not.toThrow()
})

test('a warning that was not announced fails the test', () => {
  console.error('surprise')
  expect(settleConsole).toThrow(/console\.error: surprise/)
  listenToConsole()
})

test('an announced warning that never comes fails the test', () => {
  expectConsole(/low battery/)
  expect(settleConsole).toThrow(/never said: \/low battery\//)
  listenToConsole()
})
