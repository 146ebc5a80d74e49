import { expect, test } from 'vitest'
import { readErrorText } from './api-error'

test.each([null, undefined, '', 'Bad Gateway', '<html></html>', 7, [], [{ message: 'x' }]])(
  'a body that is not an object has no message: %j',
  (body) => expect(readErrorText(body)).toEqual({ message: null, fields: {} }),
)

test.each(['<b>Olmadı</b>', 'Olmadı <script>alert(1)</script>', '<!-- x -->', '   ', '', 42, null, ['Olmadı']])(
  'a message that is not plain text is dropped: %j',
  (message) => expect(readErrorText({ message }).message).toBeNull(),
)

test('a message keeps special characters and loses surrounding spaces', () => {
  expect(readErrorText({ message: ' Süre < 5 dk & fazla ' }).message).toBe('Süre < 5 dk & fazla')
})

test('a very long message is truncated', () => {
  expect(readErrorText({ message: 'a'.repeat(5000) }).message).toHaveLength(300)
})

test('a token, a number and an e-mail address in a message or a field error are masked (F-R15)', () => {
  const body = { message: 'Bearer abc.def reddedildi', errors: { phone: '+90 532 123 45 67 ve a@b.com geçersiz' } }
  expect(readErrorText(body)).toEqual({ message: 'Bearer ••• reddedildi', fields: { phone: ['••• ve ••• geçersiz'] } })
})

test('field errors may be one message or several; other values are left out', () => {
  const errors = { subject: 'Boş olamaz.', email: ['Geçersiz.', 7, '<i>x</i>'], phone: null, name: [] }
  expect(readErrorText({ errors }).fields).toEqual({ subject: ['Boş olamaz.'], email: ['Geçersiz.'] })
})

test('a field called __proto__ is a field like any other', () => {
  const { fields } = readErrorText(JSON.parse('{"errors": {"__proto__": ["x"], "constructor": ["y"]}}'))
  expect(Object.getPrototypeOf(fields)).toBe(Object.prototype)
  expect(Object.keys(fields)).toEqual(['__proto__', 'constructor'])
})
