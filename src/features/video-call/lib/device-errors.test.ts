import { expect, test } from 'vitest'
import { type MediaTrouble, mediaTroubleOf } from './device-errors'

test.each<[string, MediaTrouble]>([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'none'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  ['OverconstrainedError', 'other'],
  ['TypeError', 'other'],
  ['constructor', 'other'],
])('%s means %s', (name, trouble) => {
  expect(mediaTroubleOf(new DOMException('whatever the browser says', name))).toBe(trouble)
})

test.each([null, undefined, 'NotAllowedError', 7, {}])('%j is nothing that is known', (thrown) => {
  expect(mediaTroubleOf(thrown)).toBe('other')
})
