import { expect, test } from 'vitest'
import { displayName, parsePermissions, toUser, toUserContact, userIdentity } from './user'

test.each([
  ['M', 'male'],
  ['F', 'other'],
  ['m', 'other'],
  ['', 'other'],
  [null, 'other'],
  [undefined, 'other'],
])('gender %j has the silhouette "%s" (F-N16)', (gender, silhouette) => {
  expect(toUser({ gender }).gender).toBe(silhouette)
})

test('a name or code of megabytes is cut', () => {
  const long = 'ğ'.repeat(900_000)
  const part = `${'ğ'.repeat(500)}…`
  expect(toUser({ name: long, surname: long, user_code: long })).toMatchObject({
    fullName: `${part} ${part}`,
    doctorId: part,
  })
})

test('permission names are grouped', () => {
  const permissions = parsePermissions({ reports: ['end_of_day'], crm: [] })
  expect(permissions.get('reports')?.has('end_of_day')).toBe(true)
  expect(permissions.has('crm')).toBe(true)
  expect(permissions.has('finance')).toBe(false)
})

test('another spelling of a group is another group', () => {
  expect([...parsePermissions({ Calendar: ['calendar_show'] }).keys()]).toEqual(['Calendar'])
})

test('without groups there are no permissions', () => {
  expect(parsePermissions(undefined).size).toBe(0)
})

test('inherited property names are not permissions', () => {
  expect(parsePermissions({ crm: [] }).has('constructor')).toBe(false)
})

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

const UUID = '0e6b7f0a-3c3e-4f57-8a53-0d6b1c9a7e21'

test.each([
  [{ uuid: UUID, user_code: 'D-1', email: 'a@b.c' }, UUID],
  [{ uuid: ' ', user_code: ' D-1 ', email: 'a@b.c' }, 'user_code:D-1'],
  [{ user_code: null, email: ' Ayse@B.c ' }, 'email:ayse@b.c'],
  [{ user_code: '', email: 'a@b.c' }, 'email:a@b.c'],
  [{ email: ' ' }, null],
  [{}, null],
])('of %o the identity is %s', (info, identity) => {
  expect(userIdentity(info)).toBe(identity)
})

test('the same text as uuid, user code and e-mail gives three identities', () => {
  const text = 'x@y.z'
  const identities = [{ uuid: text }, { user_code: text }, { email: text }].map(userIdentity)
  expect(new Set(identities).size).toBe(3)
})

test.each([
  [{ name: ' Ayşe ', surname: 'Yılmaz', user_code: 'D1' }, 'Ayşe Yılmaz'],
  [{ name: '', surname: null, user_code: ' D1 ', email: 'a@b.example' }, 'D1'],
  [{ name: ' ', user_code: '', email: ' a@b.example ', uuid: 'u-1' }, 'a@b.example'],
  [{ email: '', uuid: 'u-1' }, 'u-1'],
  [{}, ''],
])('%j is shown to other people as "%s"', (userInfo, shown) => {
  expect(displayName(userInfo)).toBe(shown)
})
