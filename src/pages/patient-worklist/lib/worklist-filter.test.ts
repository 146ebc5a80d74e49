import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Reminder } from '@/entities/reminder'
import { countCreators, countTypes, NO_FILTER, filterReminders, type WorklistFilter } from './worklist-filter'

const reminder = (uuid: string, type: Reminder['type'], creator: string | null): Reminder => ({
  uuid,
  note: '',
  type,
  remindAt: null,
  isRead: false,
  patient: null,
  creator,
})
const all = [
  reminder('1', 'critical', 'Şule'),
  reminder('2', 'task', 'Çağrı'),
  reminder('3', 'task', 'Şule'),
  reminder('4', { unknown: 'astrology' }, null),
  reminder('5', null, 'Can'),
]
const uuids = (filter: Partial<WorklistFilter>) =>
  filterReminders(all, { ...NO_FILTER, ...filter }).map(({ uuid }) => uuid)

test('type and creator filter together; unknown types are "other"', () => {
  expect(uuids({})).toHaveLength(5)
  expect(uuids({ type: 'task' })).toEqual(['2', '3'])
  expect(uuids({ type: 'task', creator: { name: 'Şule' } })).toEqual(['3'])
  expect(uuids({ type: 'other' })).toEqual(['4', '5'])
  expect(uuids({ creator: { name: null } })).toEqual(['4'])
})

test('all ten types are listed with counts, "other" only if it occurs', () => {
  const counts = countTypes(all, NO_FILTER)
  expect(counts).toHaveLength(11)
  expect(counts.filter(({ count }) => count > 0)).toEqual([
    { type: 'critical', count: 1 },
    { type: 'task', count: 2 },
    { type: 'other', count: 2 },
  ])
  expect(countTypes(all.slice(0, 3), NO_FILTER)).toHaveLength(10)
  expect(countTypes(all, { ...NO_FILTER, creator: { name: 'Can' } }).filter(({ count }) => count > 0)).toEqual([
    { type: 'other', count: 1 },
  ])
})

test('creators are sorted by the Turkish alphabet, unknown ones last; the chosen one stays listed', () => {
  expect(countCreators(all, NO_FILTER).map(({ name }) => name)).toEqual(['Can', 'Çağrı', 'Şule', null])
  expect(countCreators(all, { ...NO_FILTER, type: 'critical', creator: { name: 'Can' } })).toEqual([
    { name: 'Can', count: 0 },
    { name: 'Şule', count: 1 },
  ])
})

test('the counts of one filter add up to the result of the other filter', () => {
  const types = fc.constantFrom<Reminder['type']>('task', 'critical', null, { unknown: 'x' })
  const list = fc.array(fc.record({ type: types, creator: fc.constantFrom('Ada', 'Can', null) }))
  const creators = fc.constantFrom(null, { name: 'Ada' }, { name: null })
  fc.assert(
    fc.property(list, creators, (inputs, creator) => {
      const reminders = inputs.map(({ type, creator: by }, n) => reminder(String(n), type, by))
      const expected = filterReminders(reminders, { ...NO_FILTER, creator }).length
      const sum = countTypes(reminders, { ...NO_FILTER, creator }).reduce((total, { count }) => total + count, 0)
      expect(sum).toBe(expected)
    }),
  )
})
