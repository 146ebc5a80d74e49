import { expect, test } from 'vitest'
import { fullName } from './patient'

test('a full name is what there is of name and surname', () => {
  expect(fullName({ name: 'İrem', surname: 'Yıldız' })).toBe('İrem Yıldız')
  expect(fullName({ name: null, surname: 'Yıldız' })).toBe('Yıldız')
  expect(fullName({ name: 'İrem', surname: null })).toBe('İrem')
  expect(fullName({ name: null, surname: null })).toBeNull()
})
