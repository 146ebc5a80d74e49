import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { problemOccurred } from '@/shared/report'
import { recordPayloads } from '../../../tests/support/vitest/record-payloads'
import { liveEvents, liveMessageReceived } from './live-events'

const reminder = { notes_uuid: 'b3b8d6e2-52a5-43c9-8d0f-7a0c3b8b9f10', read: false, note: 'gizli not' }

function setup() {
  const scope = fork()
  const received = recordPayloads(liveEvents['patient:notes_created'], scope)
  const reported = recordPayloads(problemOccurred, scope)
  const receive = (name: string, payload: unknown) =>
    allSettled(liveMessageReceived, { scope, params: { name, payload } })
  return { received, reported, receive }
}

test('a new reminder is delivered with the parsed payload', async () => {
  const { received, reported, receive } = setup()
  await receive('patient:notes_created', reminder)
  expect(received).toEqual([expect.objectContaining({ notes_uuid: reminder.notes_uuid })])
  expect(reported).toEqual([])
})

test.each([
  [{}, {}, 0],
  [{ ...reminder, notes_uuid: 42 }, { ...reminder, notes_uuid: '42' }, 0],
  // A number of this size is not exact in JavaScript: another id may have the same value.
  [{ ...reminder, notes_uuid: 2 ** 53 }, { note: reminder.note, read: reminder.read }, 1],
  [{ ...reminder, read: 'no' }, { notes_uuid: reminder.notes_uuid, note: reminder.note }, 1],
  [{ ...reminder, createdBy: 'gizli' }, { ...reminder, createdBy: {} }, 1],
])('an object is a new reminder, whichever of its fields are invalid: %j', async (payload, read, reports) => {
  const { received, reported, receive } = setup()
  await receive('patient:notes_created', payload)
  expect(received).toEqual([read])
  expect(reported).toHaveLength(reports)
  expect(JSON.stringify(reported)).not.toContain('gizli')
})

test.each([
  [{ uuid: 'n-1' }, 'n-1', 0],
  [{ uuid: 17 }, '17', 0],
  [{ notification_uuid: 'n-1' }, 'n-1', 0],
  ['n-1', 'n-1', 0],
  [17, '17', 0],
  [{ id: 'n-1' }, null, 0],
  [{ uuid: reminder.notes_uuid.toUpperCase() }, reminder.notes_uuid, 0],
  [['n-1'], null, 1],
  [null, null, 1],
])('a deletion is delivered, with its id if it is readable: %j', async (payload, id, reports) => {
  const scope = fork()
  const deleted = recordPayloads(liveEvents['appointments:notification_deleted'], scope)
  const reported = recordPayloads(problemOccurred, scope)
  await allSettled(liveMessageReceived, { scope, params: { name: 'appointments:notification_deleted', payload } })
  expect(deleted).toEqual([id])
  expect(reported).toHaveLength(reports)
})

test.each([[undefined], [null], ['gizli'], [7], [['gizli']]])(
  'a malformed reminder is dropped and reported without its values: %j (F-I07)',
  async (payload) => {
    const { received, reported, receive } = setup()
    await receive('patient:notes_created', payload)
    expect(received).toEqual([])
    expect(reported).toHaveLength(1)
    expect(JSON.stringify(reported)).not.toContain('gizli')
  },
)

test.each(['patient:notes_archived', 'constructor', '__proto__'])(
  'an unknown event is ignored: %s (F-I08)',
  async (name) => {
    const { received, reported, receive } = setup()
    await receive(name, reminder)
    expect(received).toEqual([])
    expect(reported).toEqual([])
  },
)
