import { expect, test } from 'vitest'
import { toNotification } from './notification'
import { applyChanges } from './optimistic-changes'

test('a list without changes keeps its identity', () => {
  const list = ['A', 'B'].map((uuid) => toNotification({ uuid }))
  expect(applyChanges(list, new Map([['C', 'removed']]), true)).toBe(list)
})
