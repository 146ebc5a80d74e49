import { expect, test } from 'vitest'
import { phoneHref } from './phone-href'

test.each([
  ['+90 532 418 22 07', 'tel:+905324182207'],
  ['0 (532) 418-22-07', 'tel:05324182207'],
  [' +49 171 5550123 ', 'tel:+491715550123'],
  ['112', 'tel:112'],
])('%s is dialled as %s', (phone, href) => expect(phoneHref(phone)).toBe(href))

test.each(['', 'yok', '12', 'javascript:alert(1)'])('%j has no link', (phone) => expect(phoneHref(phone)).toBeNull())
