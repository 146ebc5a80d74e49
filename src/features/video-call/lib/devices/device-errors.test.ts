import { expect, test } from 'vitest'
import { type DeviceError, toDeviceError } from './device-errors'

test.each<[string, DeviceError]>([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'none'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  ['OverconstrainedError', 'other'],
  ['TypeError', 'other'],
  ['constructor', 'other'],
])('%s means %s', (name, error) => {
  expect(toDeviceError(new DOMException('whatever the browser says', name))).toBe(error)
})

test.each([null, undefined, 'NotAllowedError', 7, {}])('%j is mapped to the error "other"', (thrown) => {
  expect(toDeviceError(thrown)).toBe('other')
})
