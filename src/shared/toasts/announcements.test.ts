import { allSettled, fork, scopeBind } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionEnded } from '@/shared/auth'
import { $politeAnnouncement, $urgentAnnouncement } from './announcements'
import type { ToastContent } from './toast'
import { toastRequested } from './toasts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setup() {
  const scope = fork()
  const shown = scopeBind(toastRequested, { scope })
  return {
    scope,
    show: (creator: string, tone: ToastContent['tone'] = 'info') =>
      shown({ tone, text: { key: 'reminderAdded', params: { creator } } }),
    polite: () => scope.getState($politeAnnouncement),
    urgent: () => scope.getState($urgentAnnouncement),
  }
}

const textOf = (creator: string) => ({ key: 'reminderAdded', params: { creator } })

test('news waits its turn, bad news does not', () => {
  const { show, polite, urgent } = setup()
  show('Ayşe', 'success')
  show('Mert', 'danger')
  vi.advanceTimersByTime(400)
  expect(polite()).toEqual({ id: 1, texts: [textOf('Ayşe')], count: 1 })
  expect(urgent()).toEqual({ id: 1, texts: [textOf('Mert')], count: 1 })
})

test('what comes together is said together', () => {
  const { show, polite } = setup()
  show('Ayşe')
  vi.advanceTimersByTime(399)
  show('Mert')
  vi.advanceTimersByTime(1)
  expect(polite().texts).toEqual([textOf('Ayşe'), textOf('Mert')])
})

test('of a storm only the number is said, also while it goes on', () => {
  const { show, polite } = setup()
  for (let n = 0; n < 40; n += 1) {
    show(String(n))
    vi.advanceTimersByTime(20)
  }
  expect(polite()).toEqual({ id: 2, texts: [], count: 20 })
})

test('the same words a second time are said a second time', () => {
  const { show, polite } = setup()
  show('Ayşe')
  vi.advanceTimersByTime(400)
  show('Ayşe')
  vi.advanceTimersByTime(400)
  expect(polite()).toEqual({ id: 2, texts: [textOf('Ayşe')], count: 1 })
})

test('what has been said is forgotten, so that another language does not repeat it', () => {
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

test('after the session nothing of it is said', async () => {
  const { scope, show, polite } = setup()
  show('Ayşe')
  await allSettled(sessionEnded, { scope, params: 'signed-out' })
  vi.advanceTimersByTime(400)
  expect(polite()).toMatchObject({ texts: [], count: 0 })
})
