import { expect, test } from 'vitest'
import { fullName } from './patient'

test('a full name joins the name parts that exist', () => {
  expect(fullName({ name: 'İrem', surname: 'Yıldız' })).toBe('İrem Yıldız')
  expect(fullName({ name: null, surname: 'Yıldız' })).toBe('Yıldız')
  expect(fullName({ name: 'İrem', surname: null })).toBe('İrem')
  expect(fullName({ name: null, surname: null })).toBeNull()
})
