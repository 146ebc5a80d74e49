import { expect, test } from 'vitest'
import { redact } from './redact'

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjMifQ.s5-_x'

test.each([
  [`invalid Bearer ${JWT} in request`, 'invalid Bearer ••• in request'],
  ['Authorization: Bearer abc.def-1', 'Authorization: ••• •••'],
  [`The token ${JWT} has expired`, 'The token ••• has expired'],
  ['auth_token=4f2a9c; retry', 'auth_token=•••; retry'],
  ['şifre: gizli1 yanlış', 'şifre: ••• yanlış'],
  ['Parola="gizli1" reddedildi', 'Parola=••• reddedildi'],
  ['ayse.yilmaz@klinik.com.tr kayıtlı değil', '••• kayıtlı değil'],
  ['TC 12345678901 bulunamadı', 'TC ••• bulunamadı'],
  ['+90 (532) 123 45 67 geçersiz', '••• geçersiz'],
  ['0532-123-45-67 ve 532 123 45 67', '••• ve •••'],
  ['5321234567, (532) 123 45 67, 532-123-45-67, 532 1234567', '•••, •••, •••, •••'],
])('%j is shown as %j (F-R15)', (text, shown) => {
  expect(redact(text)).toBe(shown)
})

test.each([
  'Süre < 5 dk & fazla',
  '23.11.2026 09:30 için randevu var',
  '2026-11-23 09:00:30 tarihinde hata',
  'Kayıt 5f0c1f0e-6a57-4f0b-9d0e-2b1f8f6c3a11 bulunamadı',
  'En fazla 5242880 bayt',
  'Oturum belirteci (token) eksik',
])('%j is not changed', (text) => {
  expect(redact(text)).toBe(text)
})
