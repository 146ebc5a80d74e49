import { expect, test } from 'vitest'
import { type Figure, medianFigure, medianFigures, missingFigure, verdictOn } from './figure.ts'

const figure = (value: number | null, atMost?: number): Figure => ({
  what: 'ready',
  unit: 'ms',
  value,
  samples: [],
  ...(atMost !== undefined && { target: { atMost } }),
})

test('a target is met up to and including its limit', () => {
  expect(verdictOn(figure(99, 100))).toBe('met')
  expect(verdictOn(figure(100, 100))).toBe('met')
  expect(verdictOn(figure(100.1, 100))).toBe('NOT MET')
  expect(verdictOn(figure(0, 0))).toBe('met')
})

test('a target can be a minimum', () => {
  const points = (value: number): Figure => ({ ...figure(value), target: { atLeast: 95 } })
  expect(verdictOn(points(95))).toBe('met')
  expect(verdictOn(points(94))).toBe('NOT MET')
})

test('a figure without a target has no verdict', () => {
  expect(verdictOn(figure(5))).toBe('')
})

test('a figure that was not measured has the verdict n.a.', () => {
  expect(verdictOn(missingFigure({ what: 'x', unit: 'ms', target: { atMost: 1 } }, 'no data'))).toBe('n.a.')
  expect(verdictOn(medianFigure({ what: 'x', unit: 'ms', target: { atMost: 1 } }, []))).toBe('n.a.')
})

test('a figure of several runs is their median and contains all samples', () => {
  expect(medianFigure({ what: 'x', unit: 'ms' }, [3, 1, 2])).toMatchObject({ value: 2, samples: [3, 1, 2] })
})

test('a number in a row is the largest allowed value', () => {
  const runs = [{ ms: 4 }, { ms: 8 }]
  const label = 'the double'
  const figures = medianFigures(runs, [
    ['a', 'ms', ({ ms }) => ms, 5],
    ['b', 'ms', ({ ms }) => 2 * ms, { target: { atMost: 20, label } }],
  ])
  expect(figures).toEqual([
    { what: 'a', unit: 'ms', value: 6, samples: [4, 8], target: { atMost: 5 } },
    { what: 'b', unit: 'ms', value: 12, samples: [8, 16], target: { atMost: 20, label } },
  ])
})
