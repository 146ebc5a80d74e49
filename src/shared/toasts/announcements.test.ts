import { allSettled, fork, scopeBind } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { sessionEnded } from '@/shared/auth'
import { featuresReady } from '@/shared/lifecycle'
import { $politeAnnouncement, $urgentAnnouncement } from './announcements'
import { $toastRequests, type ToastContent, toastRequested, type ToastText } from './toast-requests'

beforeEach(() => void vi.useFakeTimers())

const textOf = (creator: string): ToastText => ({ key: 'reminderAdded', params: { creator } })

/** `requested` are toasts that were requested before the features were loaded. */
function setup({ requested = [] }: { requested?: string[] } = {}) {
  const pending = requested.map((creator, index) => {
    const content: ToastContent = { tone: 'info', text: textOf(creator) }
    return { id: index + 1, content }
  })
  const scope = fork({ values: [[$toastRequests, { lastId: pending.length, pending }]] })
  const requestToast = scopeBind(toastRequested, { scope })
  return {
    scope,
    show: (creator: string, tone: ToastContent['tone'] = 'info') => requestToast({ tone, text: textOf(creator) }),
    polite: () => scope.getState($politeAnnouncement),
    urgent: () => scope.getState($urgentAnnouncement),
  }
}

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

test('an error of the same window is announced with its other toasts', () => {
  const { show, polite, urgent } = setup()
  show('Ayşe')
  vi.advanceTimersByTime(399)
  show('Mert', 'danger')
  vi.advanceTimersByTime(1)
  expect([polite().texts, urgent().texts]).toEqual([[textOf('Ayşe')], [textOf('Mert')]])
})

test('a toast that is requested before the live regions are loaded is announced once they are', async () => {
  const { scope, show, polite } = setup({ requested: ['Ayşe', 'Mert'] })
  vi.advanceTimersByTime(60_000)
  expect(polite().id).toBe(0)
  await allSettled(featuresReady, { scope })
  vi.advanceTimersByTime(400)
  expect(polite()).toEqual({ id: 1, texts: [textOf('Ayşe'), textOf('Mert')], count: 2 })
  show('Elif')
  vi.advanceTimersByTime(400)
  expect(polite()).toEqual({ id: 2, texts: [textOf('Elif')], count: 1 })
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
