import { allSettled, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { sessionEnded } from '@/shared/auth'
import { toastRequested } from './toast-requests'
import { $recentToasts } from './toasts'

const NOON = Date.UTC(2026, 10, 21, 12)

beforeEach(() => void vi.useFakeTimers({ now: NOON }))

function setup() {
  const scope = fork()
  return {
    scope,
    show: (creator: string) =>
      allSettled(toastRequested, {
        scope,
        params: { tone: 'info', text: { key: 'reminderAdded', params: { creator } } },
      }),
    recent: () => scope.getState($recentToasts),
  }
}

test('a closed toast stays in the list, with its time (F-P04)', async () => {
  const { show, recent } = setup()
  await show('Ayşe')
  vi.advanceTimersByTime(60_000)
  await show('Mert')
  expect(recent()).toMatchObject([
    { text: { params: { creator: 'Mert' } }, at: NOON + 60_000 },
    { text: { params: { creator: 'Ayşe' } }, at: NOON, count: 1 },
  ])
})

test('the last twenty are kept, the newest first', async () => {
  const { show, recent } = setup()
  for (let n = 1; n <= 21; n += 1) await show(String(n))
  const numbers = recent().map(({ text }) => Number(text.params?.creator))
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => 21 - index))
})

test('the same toast in a row is one entry with a counter', async () => {
  const { show, recent } = setup()
  await show('Ayşe')
  vi.advanceTimersByTime(60_000)
  await show('Ayşe')
  await show('Mert')
  await show('Ayşe')
  expect(recent().map(({ text, count, at }) => [text.params?.creator, count, at - NOON])).toEqual([
    ['Ayşe', 1, 60_000],
    ['Mert', 1, 60_000],
    ['Ayşe', 2, 60_000],
  ])
})

test('a name of any length is truncated, and does not turn its sentence around', async () => {
  const { show, recent } = setup()
  await show(`\u202E${'ş'.repeat(20_000)}`)
  expect(recent()).toMatchObject([{ text: { params: { creator: `${'ş'.repeat(300)}…` } } }])
})

test('the same names in a row are one entry, and share the length of a name', async () => {
  const { scope, recent } = setup()
  const names = () => ({ key: 'notificationsNotShown', params: { names: ['ş'.repeat(301), null] } }) as const
  await allSettled(toastRequested, { scope, params: { tone: 'danger', text: names() } })
  await allSettled(toastRequested, { scope, params: { tone: 'danger', text: names() } })
  expect(recent()).toMatchObject([{ text: { params: { names: [`${'ş'.repeat(150)}…`, null] } }, count: 2 }])
})

test('the list is cleared with the session', async () => {
  const { scope, show, recent } = setup()
  await show('Ayşe')
  await allSettled(sessionEnded, { scope, params: 'expired' })
  expect(recent()).toEqual([])
})
