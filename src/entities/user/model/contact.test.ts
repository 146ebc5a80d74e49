import { expect, test } from 'vitest'
import { toUserContact } from './contact'

const info = {
  uuid: 'u',
  name: ' Ayşe ',
  surname: 'Yılmaz',
  email: 'a@b.c',
  phone_code: '+90',
  phone_number: '5321234567',
}

test('the phone number joins country code and number; other fields are trimmed', () => {
  expect(toUserContact(info)).toEqual({ name: 'Ayşe', surname: 'Yılmaz', email: 'a@b.c', phone: '+90 5321234567' })
})

test.each([
  [{ phone_code: null }, '5321234567'],
  [{ phone_code: ' ' }, '5321234567'],
  [{ phone_number: null }, '+90'],
  [{ phone_number: undefined }, '+90'],
  [{ phone_code: undefined, phone_number: ' ' }, ''],
])('a phone number with %o has the remaining part', (missing, phone) => {
  expect(toUserContact({ ...info, ...missing }).phone).toBe(phone)
})

test('missing fields are empty', () => {
  expect(toUserContact({ uuid: 'u' })).toEqual({ name: '', surname: '', email: '', phone: '' })
})
