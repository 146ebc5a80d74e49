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

test.each([{ phone_code: null }, { phone_number: null }, { phone_code: ' ' }, { phone_number: undefined }])(
  'half a phone number is none: %o',
  (half) => {
    expect(toUserContact({ ...info, ...half }).phone).toBe('')
  },
)

test('what the platform does not know is empty', () => {
  expect(toUserContact({ uuid: 'u' })).toEqual({ name: '', surname: '', email: '', phone: '' })
})
