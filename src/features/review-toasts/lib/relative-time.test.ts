import { expect, test } from 'vitest'
import { relativeTime } from './relative-time'

const now = new Date('2026-11-21T10:00:00Z')
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds)

test.each([
  [-30_000, 'tr', 'şimdi'],
  [0, 'en', 'now'],
  [-3 * 60_000, 'tr', '3 dk. önce'],
  [-3 * 60_000, 'en', '3 min. ago'],
  [-119 * 60_000, 'tr', '1 sa. önce'],
  [-24 * 3_600_000, 'en', 'yesterday'],
  [-47 * 3_600_000, 'en', '2 days ago'],
] as const)('%i ms from now reads in %s as "%s"', (distance, language, expected) => {
  expect(relativeTime(after(distance), now, language)).toBe(expected)
})
