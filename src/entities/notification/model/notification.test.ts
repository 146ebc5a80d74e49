import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCardColour, toNotification, urgencyOf } from './notification'

const uuid = 'e2a0a3b4-11f2-4a38-8f0e-6f3f2a7d9c05'

test.each([
  [1, 1],
  ['3', 3],
  [' 2 ', 2],
  [0, 'other'],
  [4, 'other'],
  ['high', 'other'],
  [1.5, 'other'],
  ['', null],
  [null, null],
  [undefined, null],
])('priority %j is read as %j (F-F13)', (input, expected) => {
  expect(toNotification({ uuid, priority: input }).priority).toBe(expected)
})

test('texts are trimmed, and blank ones are missing', () => {
  const texts = (text: string) => {
    const { message, patientName, doctorName, appointmentType, createdBy } = toNotification({
      uuid,
      message: text,
      patient_name: text,
      doctor_name: text,
      appointment_type: text,
      created_by: text,
    })
    return [message, patientName, doctorName, appointmentType, createdBy]
  }
  expect(texts(' Ali ')).toEqual(['Ali', 'Ali', 'Ali', 'Ali', 'Ali'])
  expect(texts(' ')).toEqual(['', null, null, null, null])
})

test('names and types have a maximum length, the message is kept as a whole', () => {
  const long = 'ğ'.repeat(900_000)
  const { message, patientName, doctorName, appointmentType, createdBy } = toNotification({
    uuid,
    message: long,
    patient_name: long,
    doctor_name: long,
    appointment_type: long,
    created_by: long,
  })
  for (const text of [patientName, doctorName, appointmentType, createdBy]) expect(text).toBe(`${'ğ'.repeat(500)}…`)
  expect(message).toBe(long)
})

test('the UUID of a notification is the same in either case, other ids are kept as they are', () => {
  expect(toNotification({ uuid: uuid.toUpperCase() }).uuid).toBe(uuid)
  expect(toNotification({ uuid: 'Ab_17' }).uuid).toBe('Ab_17')
})

test('a notification without visibility is visible', () => {
  expect(toNotification({ uuid }).isVisible).toBe(true)
  expect(toNotification({ uuid, is_visible: null }).isVisible).toBe(true)
  expect(toNotification({ uuid, is_visible: false }).isVisible).toBe(false)
})

test('only the type "critical" is critical', () => {
  expect(toNotification({ uuid, type: 'critical' }).isCritical).toBe(true)
  expect(toNotification({ uuid, type: 'appointment' }).isCritical).toBe(false)
})

test('critical is more urgent than every priority, and no priority is the least urgent', () => {
  const urgencies = [null, 'other', 1, 2, 3].map((priority) => urgencyOf(toNotification({ uuid, priority })))
  expect(urgencies).toEqual([0, 0, 1, 2, 3])
  expect(urgencyOf(toNotification({ uuid, type: 'critical' }))).toBeGreaterThan(3)
})

const channel = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(colour.slice(at, at + 2), 16) / 255))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(first: string, second: string): number {
  const [lighter = 0, darker = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

const hex = (digits: number) =>
  fc
    .array(fc.constantFrom(...'0123456789abcdefABCDEF'), { minLength: digits, maxLength: digits })
    .map((letters) => `#${letters.join('')}`)

test('the text on every plain colour has a contrast of at least 4.5 to 1 (F-F14)', () => {
  fc.assert(
    fc.property(fc.oneof(hex(3), hex(6)), (input) => {
      const colour = toCardColour(input)
      expect(colour).not.toBeNull()
      if (colour) expect(contrast(colour.background, colour.text)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('a short notation is expanded and written in lower case', () => {
  expect(toCardColour('#FfA')).toEqual({ background: '#ffffaa', text: '#000000' })
  expect(toCardColour(' #B91C1C ')).toEqual({ background: '#b91c1c', text: '#ffffff' })
})

test('the result always has six hexadecimal digits or is null', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), hex(3), hex(4), hex(6), hex(8)), (input) => {
      const colour = toCardColour(input)
      if (colour) expect(colour.background).toMatch(/^#[0-9a-f]{6}$/)
    }),
  )
})

test.each([
  'red;background:url(//x)',
  'url(//x)',
  'expression(alert(1))',
  'red',
  'rgb(255,0,0)',
  'var(--color-text)',
  '#ffff',
  '#12345678',
  '#fffff',
  '#ggg',
  '#fff;',
  '#fff\n#000',
  '',
  null,
  undefined,
  7,
])('other notations are rejected: %j (F-F14)', (input) => {
  expect(toCardColour(input)).toBeNull()
})
