import { expect, test } from 'vitest'
import { ApiError, type ApiErrorKind } from '@/shared/api'
import { AttachmentRefused, toTrouble } from './submit-error'

const error = (kind: ApiErrorKind, status = 0, message: string | null = null, fields: Record<string, string[]> = {}) =>
  new ApiError({ kind, operation: 'POST /tickets', ...(status && { status }), text: { message, fields } })

test.each([
  [error('offline'), 'offline'],
  [error('timeout'), 'timeout'],
  [error('rejected', 413), 'tooLarge'],
  [error('rejected', 409), 'other'],
  [error('forbidden', 403), 'other'],
  [error('server', 500), 'other'],
  [error('malformed', 200), 'other'],
  [new TypeError('unexpected'), 'other'],
])('%s is a failure: %s', (failure, cause) => {
  expect(toTrouble(failure, 0.5)).toEqual({ kind: 'failed', cause, said: null, fieldErrors: {} })
})

test('the end of the session is none of the ticket’s trouble', () => {
  expect(toTrouble(error('unauthorized', 401), 0.5)).toBeNull()
})

test('what was cancelled may have arrived only when all of it had left', () => {
  expect(toTrouble(error('cancelled'), 0.99)).toEqual({ kind: 'cancelled', mayHaveArrived: false })
  expect(toTrouble(error('cancelled'), 1)).toEqual({ kind: 'cancelled', mayHaveArrived: true })
})

test('a file that is not what it was says why', () => {
  expect(toTrouble(new AttachmentRefused('size'), 0)).toEqual({ kind: 'attachmentRefused', refusal: 'size' })
})

test('the words about a field go to that field, all others into the sentence', () => {
  const fields = { subject: ['Kısa.', 'Genel.'], attachments: ['Virüs.'], colour: ['Bilinmiyor.'] }
  expect(toTrouble(error('rejected', 422, 'Geçersiz.', fields), 1)).toEqual({
    kind: 'failed',
    cause: 'other',
    said: 'Geçersiz. Bilinmiyor.',
    fieldErrors: { subject: 'Kısa. Genel.', attachments: 'Virüs.' },
  })
})
