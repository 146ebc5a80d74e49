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

test('the phone is country code and number, the rest as the platform gives it', () => {
  expect(toUserContact(info)).toEqual({ name: 'Ayşe', surname: 'Yılmaz', email: 'a@b.c', phone: '+90 5321234567' })
})

test.each([
  [{ phone_code: null }, '5321234567'],
  [{ phone_code: ' ' }, '5321234567'],
  [{ phone_number: null }, '+90'],
  [{ phone_number: undefined }, '+90'],
  [{ phone_code: undefined, phone_number: ' ' }, ''],
])('of a phone number with %o stands the part that is there', (half, phone) => {
  expect(toUserContact({ ...info, ...half }).phone).toBe(phone)
})

test('what the platform does not know is empty', () => {
  expect(toUserContact({ uuid: 'u' })).toEqual({ name: '', surname: '', email: '', phone: '' })
})
