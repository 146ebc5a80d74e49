import { expect, test } from 'vitest'
import { ApiError, type ApiErrorKind } from '@/shared/api'
import { AttachmentRejectedError, type SubmitFailure, toSubmitError } from './submit-error'

const error = (kind: ApiErrorKind, status = 0, message: string | null = null, fields: Record<string, string[]> = {}) =>
  new ApiError({ kind, operation: 'POST /tickets', ...(status && { status }), text: { message, fields } })

const submitError = (failure: Error, progress: number, hasFile = true) => toSubmitError(failure, { progress, hasFile })

test.each([
  [error('offline'), 'offline'],
  [error('timeout'), 'other'],
  [error('rejected', 413), 'tooLarge'],
  [error('rejected', 409), 'other'],
  [error('forbidden', 403), 'other'],
  [error('server', 500), 'other'],
  [error('malformed', 200), 'other'],
  [new TypeError('unexpected'), 'other'],
])('%s is a failure with the cause %s', (failure, cause) => {
  expect(submitError(failure, 0.5)).toEqual({
    kind: 'failed',
    cause,
    mayBeDelivered: cause === 'offline',
    apiMessage: null,
    fieldErrors: {},
  })
})

test('the end of the session is not an error of the ticket', () => {
  expect(submitError(error('unauthorized', 401), 0.5)).toBeNull()
})

test('a ticket without a file that is too large has a text that is too large', () => {
  expect(submitError(error('rejected', 413), 1, false)).toMatchObject({ cause: 'textTooLarge' })
})

test('a cancelled ticket may have arrived only if it was sent completely', () => {
  expect(submitError(error('cancelled'), 0.99)).toEqual({ kind: 'cancelled', mayBeDelivered: false })
  expect(submitError(error('cancelled'), 1)).toEqual({ kind: 'cancelled', mayBeDelivered: true })
})

test('only after the upload a timeout and a lost connection have causes of their own, and the ticket may have arrived', () => {
  expect(submitError(error('timeout'), 0.99)).toMatchObject({ cause: 'other', mayBeDelivered: false })
  expect(submitError(error('timeout'), 1)).toMatchObject({ cause: 'timeout', mayBeDelivered: true })
  expect(submitError(error('offline'), 1)).toMatchObject({ cause: 'connectionLost', mayBeDelivered: true })
})

test('a ticket whose request fails in Firefox when the page is left during the upload may have arrived', () => {
  expect(submitError(error('offline'), 0.99)).toMatchObject({ cause: 'offline', mayBeDelivered: true })
})

test('a rejected attachment gives the reason', () => {
  expect(submitError(new AttachmentRejectedError('size'), 0)).toEqual({
    kind: 'attachmentRejected',
    rejection: 'size',
  })
})

test('messages about a field are shown at that field, all others in the text', () => {
  const fields = { subject: ['Kısa.', 'Genel.'], attachments: ['Virüs.'], colour: ['Bilinmiyor.'] }
  expect(submitError(error('rejected', 422, 'Geçersiz.', fields), 1)).toEqual({
    kind: 'failed',
    cause: 'other',
    mayBeDelivered: false,
    apiMessage: 'Geçersiz. Bilinmiyor.',
    fieldErrors: { subject: 'Kısa. Genel.', attachments: 'Virüs.' },
  })
})

test('messages about many fields, or many messages about one field, are truncated', () => {
  const texts = Array.from({ length: 1_000 }, () => 'Bilinmiyor.')
  const fields = { subject: texts, ...Object.fromEntries(texts.map((text, index) => [`field-${index}`, [text]])) }
  const { apiMessage, fieldErrors } = submitError(error('rejected', 422, null, fields), 1) as SubmitFailure
  expect(apiMessage).toMatch(/^Bilinmiyor\. Bilinmiyor\. .{200,300}…$/)
  expect(fieldErrors.subject).toBe(apiMessage)
})
