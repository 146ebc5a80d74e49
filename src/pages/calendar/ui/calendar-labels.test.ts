import { expect, test } from 'vitest'
import { columnHeadingId } from './calendar-labels'

test('a doctor name with half of a surrogate pair has an id without spaces', () => {
  expect(columnHeadingId('doctor dr. a\ud800')).toMatch(/^calendar-\S+$/)
})
