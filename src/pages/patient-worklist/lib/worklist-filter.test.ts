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

test('type and creator narrow the list together; what the portal does not know is "other"', () => {
  expect(uuids({})).toHaveLength(5)
  expect(uuids({ type: 'task' })).toEqual(['2', '3'])
  expect(uuids({ type: 'task', creator: { name: 'Şule' } })).toEqual(['3'])
  expect(uuids({ type: 'other' })).toEqual(['4', '5'])
  expect(uuids({ creator: { name: null } })).toEqual(['4'])
})

test('all ten types are offered with their counts, and "other" only where there is something', () => {
  const counts = countTypes(all, NO_FILTER)
  expect(counts).toHaveLength(11)
  expect(counts.filter(({ count }) => count > 0)).toEqual([
    { type: 'critical', count: 1 },
    { type: 'task', count: 2 },
    { type: 'other', count: 2 },
  ])
  expect(countTypes(all.slice(0, 3), NO_FILTER)).toHaveLength(10)
  expect(countTypes(all, { type: null, creator: { name: 'Can' } }).filter(({ count }) => count > 0)).toEqual([
    { type: 'other', count: 1 },
  ])
})

test('creators are in the order of the Turkish alphabet, unknown ones last; whoever is chosen stays', () => {
  expect(countCreators(all, NO_FILTER).map(({ name }) => name)).toEqual(['Can', 'Çağrı', 'Şule', null])
  expect(countCreators(all, { type: 'critical', creator: { name: 'Can' } })).toEqual([
    { name: 'Can', count: 0 },
    { name: 'Şule', count: 1 },
  ])
})

test('the counts of a choice add up to what the other choice leaves', () => {
  const types = fc.constantFrom<Reminder['type']>('task', 'critical', null, { unknown: 'x' })
  const list = fc.array(fc.record({ type: types, creator: fc.constantFrom('Ada', 'Can', null) }))
  const creators = fc.constantFrom(null, { name: 'Ada' }, { name: null })
  fc.assert(
    fc.property(list, creators, (sketches, creator) => {
      const reminders = sketches.map(({ type, creator: by }, n) => reminder(String(n), type, by))
      const left = filterReminders(reminders, { type: null, creator }).length
      const sum = countTypes(reminders, { type: null, creator }).reduce((total, { count }) => total + count, 0)
      expect(sum).toBe(left)
    }),
  )
})
