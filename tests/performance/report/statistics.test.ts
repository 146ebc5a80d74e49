import fc from 'fast-check'
import { expect, test } from 'vitest'
import { median, percentile } from './statistics.ts'

test('the median is the middle sample, whatever the order', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([4])).toBe(4)
})

test('the median of an even number of samples is the mean of the two middle ones', () => {
  expect(median([1, 10, 3, 2])).toBe(2.5)
})

test('the median and the percentile of no samples are NaN', () => {
  expect(median([])).toBeNaN()
  expect(percentile([], 0.95)).toBeNaN()
})

test('a percentile is a sample that at least this share does not exceed', () => {
  const samples = fc.array(fc.double({ noNaN: true, min: 0, max: 1e6 }), { minLength: 1 })
  fc.assert(
    fc.property(samples, fc.double({ min: 0, max: 1, noNaN: true }), (all, share) => {
      const value = percentile(all, share)
      expect(all).toContain(value)
      expect(all.filter((sample) => sample <= value).length).toBeGreaterThanOrEqual(all.length * share)
    }),
  )
})

test('the 95th percentile of a hundred samples is the 95th sample', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1)
  expect(percentile(hundred, 0.95)).toBe(95)
  expect(percentile(hundred, 1)).toBe(100)
})
