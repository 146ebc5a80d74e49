import { allSettled, fork, scopeBind } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $authToken } from '@/shared/auth'
import { $highlightedRow, rowHighlighted } from './active-row'
import { $isPaletteOpen, paletteClosed } from './palette'
import { $settledTerm, $text, $typedTerm, compositionChanged, patientSearchRequested, textTyped } from './search-text'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setup() {
  const scope = fork()
  return {
    type: scopeBind(textTyped, { scope }),
    compose: scopeBind(compositionChanged, { scope }),
    close: scopeBind(paletteClosed, { scope }),
    point: scopeBind(rowHighlighted, { scope }),
    text: () => scope.getState($text),
    typed: () => scope.getState($typedTerm),
    settled: () => scope.getState($settledTerm),
    pointed: () => scope.getState($highlightedRow),
  }
}

test('a term of three characters is searched 300 ms after the last key', async () => {
  const { type, settled } = setup()
  type('ali')
  await vi.advanceTimersByTimeAsync(299)
  expect(settled()).toBe('')
  await vi.advanceTimersByTimeAsync(1)
  expect(settled()).toBe('ali')
})

test('every key starts the 300 ms anew', async () => {
  const { type, settled } = setup()
  type('ali')
  await vi.advanceTimersByTimeAsync(299)
  type('ali ç')
  await vi.advanceTimersByTimeAsync(299)
  expect(settled()).toBe('')
  await vi.advanceTimersByTimeAsync(1)
  expect(settled()).toBe('ali ç')
})

test.each(['a', 'ab', '   ', ' ab ', 'S\u0327u'])('%j is never searched', async (text) => {
  const { type, settled } = setup()
  type(text)
  await vi.advanceTimersByTimeAsync(1000)
  expect(settled()).toBe('')
})

test('another term makes the settled one void at once', async () => {
  const { type, settled } = setup()
  type('ali')
  await vi.advanceTimersByTimeAsync(300)
  type('alim')
  expect(settled()).toBe('')
})

test('erasing to two characters ends the search', async () => {
  const { type, settled } = setup()
  type('ali')
  await vi.advanceTimersByTimeAsync(300)
  type('al')
  await vi.advanceTimersByTimeAsync(1000)
  expect(settled()).toBe('')
})

test('a blank at the end is no other term', async () => {
  const { type, settled } = setup()
  type('ali')
  await vi.advanceTimersByTimeAsync(300)
  type('ali ')
  expect(settled()).toBe('ali')
})

test('decomposed letters are searched composed', async () => {
  const { type, settled } = setup()
  type('S\u0327ule')
  await vi.advanceTimersByTimeAsync(300)
  expect(settled()).toBe('Şule')
})

test('while an input method composes, nothing is searched; its end starts the 300 ms', async () => {
  const { type, compose, settled } = setup()
  compose(true)
  type('にほん')
  await vi.advanceTimersByTimeAsync(5000)
  expect(settled()).toBe('')
  compose(false)
  await vi.advanceTimersByTimeAsync(300)
  expect(settled()).toBe('にほん')
})

test('ten thousand pasted characters become a hundred', async () => {
  const { type, text, settled } = setup()
  type('x'.repeat(10_000))
  await vi.advanceTimersByTimeAsync(300)
  expect(text()).toHaveLength(100)
  expect(settled()).toHaveLength(100)
})

test('nothing of a search outlives the palette', async () => {
  const { type, compose, close, point, text, typed, settled, pointed } = setup()
  type('ali')
  await vi.advanceTimersByTimeAsync(300)
  compose(true)
  point('patient-1')
  close()
  await vi.advanceTimersByTimeAsync(1000)
  expect([text(), typed(), settled(), pointed()]).toEqual(['', '', '', null])
})

test('a search that was about to begin does not begin once the palette is closed', async () => {
  const { type, close, settled } = setup()
  type('ali')
  close()
  await vi.advanceTimersByTimeAsync(1000)
  expect(settled()).toBe('')
})

test('the row that the doctor stood on is left with another term', async () => {
  const scope = fork()
  await allSettled(rowHighlighted, { scope, params: 'patient-1' })
  expect(scope.getState($highlightedRow)).toBe('patient-1')
  scopeBind(textTyped, { scope })('b')
  expect(scope.getState($highlightedRow)).toBeNull()
})

test('a patient whom another screen seeks by name stands in the opened palette; the next one begins anew', async () => {
  const scope = fork({ values: [[$authToken, 'token']] })
  const seek = scopeBind(patientSearchRequested, { scope })
  seek('Ali Öztürk')
  expect([scope.getState($isPaletteOpen), scope.getState($text)]).toEqual([true, 'Ali Öztürk'])
  await vi.advanceTimersByTimeAsync(300)
  expect(scope.getState($settledTerm)).toBe('Ali Öztürk')
  scopeBind(paletteClosed, { scope })()
  expect(scope.getState($text)).toBe('')
})
