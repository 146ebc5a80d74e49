// @vitest-environment happy-dom
import { allSettled, fork, sample } from 'effector'
import { expect, test } from 'vitest'
import { sessionEnded } from '@/shared/auth'
import { liveEvents, liveMessageReceived } from '@/shared/realtime'
import { locationChanged } from '@/shared/routes'
import { $recentToasts, $toasts } from '@/shared/toasts'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import { reminderPushed } from './new-reminders'
import { remindersRequested } from './reminders-popover'
import { uuid } from '../../../../tests/support/uuid'

// Replaces the connection of `app/wiring/features/live.ts`, which drops reminders only during a clinic switch.
sample({ clock: liveEvents['patient:notes_created'], target: reminderPushed })

const note = (n: number, createdBy: { name: string | null } | null = { name: 'Elif Şahin' }) => ({
  notes_uuid: uuid(n),
  read: false,
  createdBy,
})

async function setup(pathname = '/tr/takvim') {
  const scope = fork()
  await allSettled(locationChanged, { scope, params: { pathname, search: '', hash: '' } })
  return {
    scope,
    toasts: () => scope.getState($toasts),
    push: (payload: object) =>
      allSettled(liveMessageReceived, { scope, params: { name: 'patient:notes_created', payload } }),
  }
}

test('a new reminder is announced with the name of its author', async () => {
  const { push, toasts } = await setup()
  await push(note(1))
  expect(toasts()).toMatchObject([
    { tone: 'info', text: { key: 'reminderAdded', params: { creator: 'Elif Şahin' } }, action: { label: 'show' } },
  ])
})

test.each([null, { name: null }, { name: '  ' }])(
  'without a name (%j) a new reminder is announced too',
  async (createdBy) => {
    const { push, toasts } = await setup()
    await push(note(1, createdBy))
    expect(toasts()).toMatchObject([{ text: { key: 'reminderAddedByUnknown' } }])
  },
)

test('a reminder without a readable id is announced every time, whatever its other fields are', async () => {
  const { push, toasts } = await setup()
  await push({ createdBy: { name: 'Elif Şahin' }, read: 'evet', patient_info: 7 })
  await push({ notes_uuid: {}, createdBy: { name: 'Elif Şahin' } })
  expect(toasts()).toMatchObject([{ text: { key: 'reminderAdded', params: { creator: 'Elif Şahin' } }, count: 2 }])
  await push({ createdBy: 'Elif' })
  expect(toasts()).toMatchObject([{ count: 2 }, { text: { key: 'reminderAddedByUnknown' } }])
})

test('a repeated reminder is announced once, another one of the same author is counted (F-E10)', async () => {
  const { push, toasts, scope } = await setup()
  await push(note(1))
  await push(note(1))
  expect(toasts()).toMatchObject([{ count: 1 }])
  await push(note(2))
  expect(toasts()).toMatchObject([{ count: 2, action: { payload: uuid(2) } }])
  expect(scope.getState($recentToasts)).toHaveLength(1)
})

test('a reminder that is repeated with its UUID in the other case is announced once', async () => {
  const { push, toasts } = await setup()
  const notes_uuid = 'b3b8d6e2-52a5-43c9-8d0f-7a0c3b8b9f10'
  await push({ ...note(1), notes_uuid: notes_uuid.toUpperCase() })
  await push({ ...note(1), notes_uuid })
  expect(toasts()).toMatchObject([{ count: 1, action: { payload: notes_uuid } }])
})

test('a reminder that was announced to the previous user of the tab is announced to the next one', async () => {
  const { push, toasts, scope } = await setup()
  await push(note(1))
  await allSettled(sessionEnded, { scope, params: 'signed-out' })
  await push(note(1))
  expect(toasts()).toHaveLength(1)
})

test.each(['/tr', '/en/calendar'])('on %s the toast opens the list of reminders', async (pathname) => {
  const { push, toasts, scope } = await setup(pathname)
  const requested = recordPayloads(remindersRequested, scope)
  await push(note(1))
  const action = toasts()[0]?.action?.event
  if (action) await allSettled(action, { scope })
  expect(requested).toHaveLength(1)
})
