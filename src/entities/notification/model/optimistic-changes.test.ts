import { expect, test } from 'vitest'
import { toNotification } from './notification'
import { applyChanges } from './optimistic-changes'

test('a list without changes keeps its identity', () => {
  const list = ['A', 'B'].map((uuid) => toNotification({ uuid }))
  expect(applyChanges(list, new Map([['C', 'removed']]), true)).toBe(list)
})

test('a removed entry is left out, hidden and shown ones stay with their new visibility', () => {
  const list = ['A', 'B', 'C', 'D'].map((uuid) => toNotification({ uuid, is_visible: uuid !== 'C' }))
  const changes = new Map([
    ['A', 'removed'],
    ['B', 'hidden'],
    ['C', 'shown'],
  ] as const)
  const visibility = (isOnlyActive: boolean) =>
    applyChanges(list, changes, isOnlyActive).map(({ uuid, isVisible }) => [uuid, isVisible])
  expect(visibility(false)).toEqual([
    ['B', false],
    ['C', true],
    ['D', true],
  ])
  expect(visibility(true)).toEqual([
    ['C', true],
    ['D', true],
  ])
})
