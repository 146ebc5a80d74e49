import { expect, test } from 'vitest'
import { userIdentity } from './identity'

const UUID = '0e6b7f0a-3c3e-4f57-8a53-0d6b1c9a7e21'

test.each([
  [{ uuid: UUID, user_code: 'D-1', email: 'a@b.c' }, UUID],
  [{ uuid: ' ', user_code: ' D-1 ', email: 'a@b.c' }, 'user_code:D-1'],
  [{ uuid: null, user_code: null, email: ' Ayse@B.c ' }, 'email:ayse@b.c'],
  [{ user_code: '', email: 'a@b.c' }, 'email:a@b.c'],
  [{ uuid: undefined, email: ' ' }, null],
  [{}, null],
])('of %o the identity is %s', (info, identity) => {
  expect(userIdentity(info)).toBe(identity)
})

test('the same text as uuid, user code and e-mail gives three identities', () => {
  const text = 'x@y.z'
  const identities = [{ uuid: text }, { user_code: text }, { email: text }].map(userIdentity)
  expect(new Set(identities).size).toBe(3)
})
