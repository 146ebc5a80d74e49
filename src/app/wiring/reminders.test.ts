import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { sessionEnded } from '@/shared/auth'
import { $recentMessages, $toasts } from '@/shared/messages'
import { liveMessageReceived } from '@/shared/realtime'
import { $navigator, locationChanged } from '@/shared/routes'
import './reminders'

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const note = (n: number, createdBy: { name: string | null } | null = { name: 'Elif Şahin' }) => ({
  notes_uuid: uuid(n),
  read: false,
  createdBy,
})

async function setup(pathname = '/tr/takvim') {
  const navigate = vi.fn(() => Promise.resolve())
  const scope = fork({ values: [[$navigator, { navigate }]] })
  await allSettled(locationChanged, { scope, params: { pathname, search: '', hash: '' } })
  return {
    scope,
    navigate,
    toasts: () => scope.getState($toasts),
    push: (payload: object) =>
      allSettled(liveMessageReceived, { scope, params: { name: 'patient:notes_created', payload } }),
  }
}

test('a new reminder is announced with the name of who wrote it', async () => {
  const { push, toasts } = await setup()
  await push(note(1))
  expect(toasts()).toMatchObject([
    { tone: 'info', text: { key: 'reminderAdded', params: { creator: 'Elif Şahin' } }, action: { label: 'show' } },
  ])
})

test.each([null, { name: null }, { name: '  ' }])('without a name (%j) it is announced as well', async (createdBy) => {
  const { push, toasts } = await setup()
  await push(note(1, createdBy))
  expect(toasts()).toMatchObject([{ text: { key: 'reminderAddedBySomebody' } }])
})

test('the same reminder is announced once, another one of the same person is counted', async () => {
  const { push, toasts, scope } = await setup()
  await push(note(1))
  await push(note(1))
  expect(toasts()).toMatchObject([{ count: 1 }])
  await push(note(2))
  expect(toasts()).toMatchObject([{ count: 2 }])
  expect(scope.getState($recentMessages)).toHaveLength(1)
})

test('another doctor at the same desk is told anew', async () => {
  const { push, toasts, scope } = await setup()
  await push(note(1))
  await allSettled(sessionEnded, { scope, params: 'signed-out' })
  await push(note(1))
  expect(toasts()).toHaveLength(1)
})

test('the message leads to the home page, where the unread reminders are', async () => {
  const { push, toasts, scope, navigate } = await setup('/en/calendar')
  await push(note(1))
  const action = toasts()[0]?.action?.event
  if (action) await allSettled(action, { scope })
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/en', { replace: false })
})

test('at home there is nowhere to lead to', async () => {
  const { push, toasts } = await setup('/tr')
  await push(note(1))
  expect(toasts()[0]).not.toHaveProperty('action')
})
