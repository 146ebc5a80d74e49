import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fullName, maskNumber, phoneHref, visibleSuffix } from './patient'

test('a full name joins the name parts that exist', () => {
  expect(fullName({ name: 'İrem', surname: 'Yıldız' })).toBe('İrem Yıldız')
  expect(fullName({ name: null, surname: 'Yıldız' })).toBe('Yıldız')
  expect(fullName({ name: 'İrem', surname: null })).toBe('İrem')
  expect(fullName({ name: null, surname: null })).toBeNull()
})

test('a phone number shows its last four digits', () => {
  expect(maskNumber('+90 532 418 22 07')).toBe('+•• ••• ••• 22 07')
  expect(visibleSuffix('+90 532 418 22 07')).toBe('2207')
})

test('a national ID number shows its last three digits', () => {
  expect(maskNumber('10000000146')).toBe('••••••••146')
  expect(visibleSuffix('10000000146')).toBe('146')
})

test('a short number shows at most a third of its digits, a very short one none', () => {
  expect(maskNumber('123456')).toBe('••••56')
  expect(maskNumber('12')).toBe('••')
  expect(visibleSuffix('12')).toBe('')
})

test('however long it is, a number shows at most its last four characters', () => {
  expect(maskNumber('100000001461234')).toBe('•••••••••••1234')
  expect(visibleSuffix('100000001461234')).toBe('1234')
})

test('letters of a foreign number are hidden too', () => {
  expect(maskNumber('U-1234567')).toBe('•-•••••67')
})

test('characters that are marked as visible stay readable in their position', () => {
  expect(maskNumber('+90 532 418 22 07', (index) => index >= 4 && index < 7)).toBe('+•• 532 ••• 22 07')
})

test('a mask keeps the length and shows a third, at most four characters, at the end', () => {
  const numbers = fc.string({ unit: fc.constantFrom(...Array.from('0123456789 +-()AÇ')) })
  fc.assert(
    fc.property(numbers, (number) => {
      const masked = maskNumber(number)
      const hidden = number.match(/[\p{L}\p{N}]/gu) ?? []
      const shown = masked.match(/[\p{L}\p{N}]/gu) ?? []
      expect(masked).toHaveLength(number.length)
      expect(shown).toHaveLength(Math.min(4, Math.floor(hidden.length / 3)))
      expect(shown.join('')).toBe(visibleSuffix(number))
      expect(number.replace(/\P{N}/gu, '').endsWith(shown.join('').replace(/\P{N}/gu, ''))).toBe(true)
    }),
  )
})

test.each([
  ['+90 532 418 22 07', 'tel:+905324182207'],
  ['0 (532) 418-22-07', 'tel:05324182207'],
  [' +49 171 5550123 ', 'tel:+491715550123'],
  ['112', 'tel:112'],
  ['0212 444 33 22 dahili 12', 'tel:02124443322'],
  ['0532 418 22 07 / 0533 111 22 33', 'tel:05324182207'],
  ['0212/444 33 22', 'tel:02124443322'],
  ['(+90) 532 418 22 07', 'tel:+905324182207'],
  ['+90 (0) 532 418 22 07', 'tel:+905324182207'],
  ['0212/444/33/22', 'tel:02124443322'],
  ['0090 212 / 444 33 22', 'tel:00902124443322'],
  ['+ 90 532 418 22 07', 'tel:+905324182207'],
  ['+90/532/4182207', 'tel:+905324182207'],
  ['0532,418,22,07', 'tel:05324182207'],
  ['0532\u2212418\u221222\u221207', 'tel:05324182207'],
  ['+90 ( 0 ) 532 418 22 07', 'tel:+905324182207'],
  ['2. telefon: 0212 444 33 22 (Ayşe, 2. kat)', 'tel:02124443322'],
])('%s is dialled as %s', (phone, href) => expect(phoneHref(phone)).toBe(href))

test.each(['', 'yok', '12', 'javascript:alert(1)', '0532 418 22 07 - 0533 111 22 33'])('%j has no link', (phone) =>
  expect(phoneHref(phone)).toBeNull(),
)

test.each([' ', '(', '+ ', '1-'])('100 000 times %j have no number', (text) => {
  expect(phoneHref(text.repeat(100_000))).toBeNull()
})
