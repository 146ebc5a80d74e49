import { allSettled, fork, scopeBind } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { sessionEnded } from '@/shared/auth'
import { appStarted, featuresReady } from '@/shared/lifecycle'
import { $politeAnnouncement, $urgentAnnouncement } from './announcements'
import { type ToastContent, toastRequested } from './toasts'

beforeEach(() => void vi.useFakeTimers())

function setup() {
  const scope = fork()
  const requestToast = scopeBind(toastRequested, { scope })
  return {
    scope,
    show: (creator: string, tone: ToastContent['tone'] = 'info') =>
      requestToast({ tone, text: { key: 'reminderAdded', params: { creator } } }),
    polite: () => scope.getState($politeAnnouncement),
    urgent: () => scope.getState($urgentAnnouncement),
  }
}

const textOf = (creator: string) => ({ key: 'reminderAdded', params: { creator } })

test('only errors are announced assertively (F-P05)', () => {
  const { show, polite, urgent } = setup()
  show('Ayşe', 'success')
  show('Mert', 'danger')
  vi.advanceTimersByTime(400)
  expect(polite()).toEqual({ id: 1, texts: [textOf('Ayşe')], count: 1 })
  expect(urgent()).toEqual({ id: 1, texts: [textOf('Mert')], count: 1 })
})

test('toasts of one window are announced together', () => {
  const { show, polite } = setup()
  show('Ayşe')
  vi.advanceTimersByTime(399)
  show('Mert')
  vi.advanceTimersByTime(1)
  expect(polite().texts).toEqual([textOf('Ayşe'), textOf('Mert')])
})

test('what is requested before the live regions are loaded is announced then', async () => {
  const { scope, show, polite } = setup()
  await allSettled(appStarted, { scope })
  show('Ayşe')
  vi.advanceTimersByTime(60_000)
  expect(polite().id).toBe(0)
  await allSettled(featuresReady, { scope })
  expect(polite()).toEqual({ id: 1, texts: [textOf('Ayşe')], count: 1 })
})

test('of many toasts only the number is announced, also while more arrive (F-P05)', () => {
  const { show, polite } = setup()
  for (let n = 0; n < 40; n += 1) {
    show(String(n))
    vi.advanceTimersByTime(20)
  }
  expect(polite()).toEqual({ id: 2, texts: [], count: 20 })
})

test('the same text is announced again', () => {
  const { show, polite } = setup()
  show('Ayşe')
  vi.advanceTimersByTime(400)
  show('Ayşe')
  vi.advanceTimersByTime(400)
  expect(polite()).toEqual({ id: 2, texts: [textOf('Ayşe')], count: 1 })
})

test('an announced text is cleared, so that a language change does not repeat it', () => {
  const { show, polite } = setup()
  show('Ayşe')
  vi.advanceTimersByTime(400)
  vi.advanceTimersByTime(3_000)
  show('Mert')
  vi.advanceTimersByTime(1_000)
  expect(polite().texts).toEqual([textOf('Mert')])
  vi.advanceTimersByTime(3_400)
  expect(polite()).toEqual({ id: 2, texts: [], count: 0 })
})

test('nothing is announced after the session', async () => {
  const { scope, show, polite } = setup()
  show('Ayşe')
  await allSettled(sessionEnded, { scope, params: 'signed-out' })
  vi.advanceTimersByTime(400)
  expect(polite()).toMatchObject({ texts: [], count: 0 })
})
