import { expect, test } from 'vitest'
import { toUser } from './user'

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
