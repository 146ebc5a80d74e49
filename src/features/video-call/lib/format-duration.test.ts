import { expect, test } from 'vitest'
import { formatDuration } from './format-duration'

test.each([
  [0, '00:00'],
  [59_999, '00:59'],
  [247_000, '04:07'],
  [3_600_000, '1:00:00'],
  [36_061_000, '10:01:01'],
  [-5_000, '00:00'],
])('%i ms are shown as %s', (milliseconds, shown) => {
  expect(formatDuration(milliseconds)).toBe(shown)
})
