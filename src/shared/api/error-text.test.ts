import { expect, test } from 'vitest'
import { readErrorText } from './error-text'

test.each([null, undefined, '', 'Bad Gateway', '<html></html>', 7, [], [{ message: 'x' }]])(
  'a body that is no object says nothing: %j',
  (body) => expect(readErrorText(body)).toEqual({ message: null, fields: {} }),
)

test.each(['<b>Olmadı</b>', 'Olmadı <script>alert(1)</script>', '<!-- x -->', '   ', '', 42, null, ['Olmadı']])(
  'what is not a sentence in plain text is no message: %j',
  (message) => expect(readErrorText({ message }).message).toBeNull(),
)

test('a sentence keeps its signs and loses its rims', () => {
  expect(readErrorText({ message: ' Süre < 5 dk & fazla ' }).message).toBe('Süre < 5 dk & fazla')
})

test('an endless message is cut', () => {
  expect(readErrorText({ message: 'a'.repeat(5000) }).message).toHaveLength(300)
})

test('field errors may be one sentence or several; what is neither is left out', () => {
  const errors = { subject: 'Boş olamaz.', email: ['Geçersiz.', 7, '<i>x</i>'], phone: null, name: [] }
  expect(readErrorText({ errors }).fields).toEqual({ subject: ['Boş olamaz.'], email: ['Geçersiz.'] })
})

test('a field called __proto__ is a field like any other', () => {
  const { fields } = readErrorText(JSON.parse('{"errors": {"__proto__": ["x"], "constructor": ["y"]}}'))
  expect(Object.getPrototypeOf(fields)).toBe(Object.prototype)
  expect(Object.keys(fields)).toEqual(['__proto__', 'constructor'])
})
