import { createEvent, fork, scopeBind } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { debounce } from './debounce'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'

beforeEach(() => void vi.useFakeTimers())

function setup() {
  const typed = createEvent<string>()
  const settled = debounce(typed, 300)
  const open = () => {
    const scope = fork()
    return { type: scopeBind(typed, { scope }), received: recordPayloads(settled, scope) }
  }
  return { ...open(), open }
}

test('the last event counts, once there has been no other one for the time', () => {
  const { type, received } = setup()
  type('a')
  vi.advanceTimersByTime(299)
  type('al')
  vi.advanceTimersByTime(299)
  expect(received).toEqual([])
  vi.advanceTimersByTime(1)
  expect(received).toEqual(['al'])
})

test('an event that repeats the payload starts the time again, and so does one after it', () => {
  const { type, received } = setup()
  type('a')
  vi.advanceTimersByTime(200)
  type('a')
  vi.advanceTimersByTime(299)
  expect(received).toEqual([])
  vi.advanceTimersByTime(1)
  type('a')
  vi.advanceTimersByTime(300)
  expect(received).toEqual(['a', 'a'])
})

test('an event without a payload is debounced too', () => {
  const clicked = createEvent()
  const settled = debounce(clicked, 300)
  const scope = fork()
  const received = recordPayloads(settled, scope)
  scopeBind(clicked, { scope })()
  vi.advanceTimersByTime(300)
  expect(received).toEqual([undefined])
})

test('scopes do not share it', () => {
  const { type, received, open } = setup()
  const other = open()
  type('a')
  other.type('b')
  vi.advanceTimersByTime(300)
  expect(received).toEqual(['a'])
  expect(other.received).toEqual(['b'])
})
