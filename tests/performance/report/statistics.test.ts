import fc from 'fast-check'
import { expect, test } from 'vitest'
import { median, percentile } from './statistics.ts'

test('the median is the middle sample, whatever the order', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([4])).toBe(4)
})

test('the median of an even number lies between the two middle samples', () => {
  expect(median([1, 10, 3, 2])).toBe(2.5)
})

test('there is no median and no percentile of nothing', () => {
  expect(median([])).toBeNaN()
  expect(percentile([], 0.95)).toBeNaN()
})

test('a percentile is one of the samples, and at least that share is not above it', () => {
  const samples = fc.array(fc.double({ noNaN: true, min: 0, max: 1e6 }), { minLength: 1 })
  fc.assert(
    fc.property(samples, fc.double({ min: 0, max: 1, noNaN: true }), (all, share) => {
      const value = percentile(all, share)
      expect(all).toContain(value)
      expect(all.filter((sample) => sample <= value).length).toBeGreaterThanOrEqual(all.length * share)
    }),
  )
})

test('the 95th percentile of a hundred is the 95th', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1)
  expect(percentile(hundred, 0.95)).toBe(95)
  expect(percentile(hundred, 1)).toBe(100)
})
