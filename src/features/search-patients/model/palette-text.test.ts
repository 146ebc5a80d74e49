import { allSettled, fork, scopeBind } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { $authToken } from '@/shared/auth'
import { $highlightedRow, rowHighlighted } from './palette-choice'
import {
  $isPaletteOpen,
  paletteClosed,
  $settledTerm,
  $text,
  $typedTerm,
  patientSearchRequested,
  textTyped,
} from './palette'

beforeEach(() => void vi.useFakeTimers())

function setup() {
  const scope = fork()
  return {
    type: scopeBind(textTyped, { scope }),
    close: scopeBind(paletteClosed, { scope }),
    highlight: scopeBind(rowHighlighted, { scope }),
    text: () => scope.getState($text),
    typed: () => scope.getState($typedTerm),
    settled: () => scope.getState($settledTerm),
    highlighted: () => scope.getState($highlightedRow),
  }
}

test('a term of three characters is searched 300 ms after the last key (F-D02)', async () => {
  const { type, settled } = setup()
  type('ali')
  await vi.advanceTimersByTimeAsync(299)
  expect(settled()).toBe('')
  await vi.advanceTimersByTimeAsync(1)
  expect(settled()).toBe('ali')
})

test('every key restarts the 300 ms', async () => {
  const { type, settled } = setup()
  type('ali')
  await vi.advanceTimersByTimeAsync(299)
  type('ali ç')
  await vi.advanceTimersByTimeAsync(299)
  expect(settled()).toBe('')
  await vi.advanceTimersByTimeAsync(1)
  expect(settled()).toBe('ali ç')
})

test.each(['a', 'ab', '   ', ' ab ', 'S\u0327u'])('%j is never searched (F-D01)', async (text) => {
  const { type, settled } = setup()
  type(text)
  await vi.advanceTimersByTimeAsync(1000)
  expect(settled()).toBe('')
})

test('another term clears the settled one at once', async () => {
  const { type, settled } = setup()
  type('ali')
  await vi.advanceTimersByTimeAsync(300)
  type('alim')
  expect(settled()).toBe('')
})

test('deleting down to two characters ends the search', async () => {
  const { type, settled } = setup()
  type('ali')
  await vi.advanceTimersByTimeAsync(300)
  type('al')
  await vi.advanceTimersByTimeAsync(1000)
  expect(settled()).toBe('')
})

test('a trailing space does not change the term', async () => {
  const { type, settled } = setup()
  type('ali')
  await vi.advanceTimersByTimeAsync(300)
  type('ali ')
  expect(settled()).toBe('ali')
})

test('decomposed letters are searched in composed form (F-D14)', async () => {
  const { type, settled } = setup()
  type('S\u0327ule')
  await vi.advanceTimersByTimeAsync(300)
  expect(settled()).toBe('Şule')
})

test('ten thousand pasted characters are truncated to a hundred', async () => {
  const { type, text, settled } = setup()
  type('x'.repeat(10_000))
  await vi.advanceTimersByTimeAsync(300)
  expect(text()).toHaveLength(100)
  expect(settled()).toHaveLength(100)
})

test('closing the palette resets the search', async () => {
  const { type, close, highlight, text, typed, settled, highlighted } = setup()
  type('ali')
  await vi.advanceTimersByTimeAsync(300)
  highlight('patient-1')
  close()
  await vi.advanceTimersByTimeAsync(1000)
  expect([text(), typed(), settled(), highlighted()]).toEqual(['', '', '', null])
})

test('a pending search does not start after the palette was closed', async () => {
  const { type, close, settled } = setup()
  type('ali')
  close()
  await vi.advanceTimersByTimeAsync(1000)
  expect(settled()).toBe('')
})

test('another term resets the highlighted row', async () => {
  const scope = fork()
  await allSettled(rowHighlighted, { scope, params: 'patient-1' })
  expect(scope.getState($highlightedRow)).toBe('patient-1')
  scopeBind(textTyped, { scope })('b')
  expect(scope.getState($highlightedRow)).toBeNull()
})

test('a search requested by another page opens the palette with its text, and closing clears it', async () => {
  const scope = fork({ values: [[$authToken, 'token']] })
  const requestSearch = scopeBind(patientSearchRequested, { scope })
  requestSearch('Ali Öztürk')
  expect([scope.getState($isPaletteOpen), scope.getState($text)]).toEqual([true, 'Ali Öztürk'])
  await vi.advanceTimersByTimeAsync(300)
  expect(scope.getState($settledTerm)).toBe('Ali Öztürk')
  scopeBind(paletteClosed, { scope })()
  expect(scope.getState($text)).toBe('')
})
