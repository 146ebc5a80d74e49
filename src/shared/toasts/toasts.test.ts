import { allSettled, createEvent, createStore, fork, sample, scopeBind, type StoreValue } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { sessionEnded } from '@/shared/auth'
import { $isPageVisible, featuresReady } from '@/shared/lifecycle'
import { $toasts, toastDismissed, toastsFocusChanged, toastsHoverChanged } from './toasts'
import { $toastRequests, actionWith, type ToastContent, toastRequested } from './toast-requests'

const TOAST_MS = 5_000

beforeEach(() => void vi.useFakeTimers())

const from = (creator: string, tone: ToastContent['tone'] = 'info'): ToastContent => ({
  tone,
  text: { key: 'reminderAdded', params: { creator } },
})

/** `requests` are toasts that were requested before the features were loaded. */
function setup(requests: StoreValue<typeof $toastRequests> = { lastId: 0, pending: [] }, isVisible = true) {
  const scope = fork({
    values: [
      [$toastRequests, requests],
      [$isPageVisible, isVisible],
    ],
  })
  const toasts = () => scope.getState($toasts)
  return {
    scope,
    toasts,
    show: scopeBind(toastRequested, { scope }),
    hover: scopeBind(toastsHoverChanged, { scope }),
    focus: scopeBind(toastsFocusChanged, { scope }),
    dismiss: scopeBind(toastDismissed, { scope }),
    names: () => toasts().map(({ text }) => text.params?.creator),
  }
}

test('a toast closes by itself after five seconds', () => {
  const { show, toasts } = setup()
  show(from('Ayşe'))
  vi.advanceTimersByTime(TOAST_MS - 1)
  expect(toasts()).toMatchObject([{ tone: 'info', text: { key: 'reminderAdded' }, count: 1 }])
  vi.advanceTimersByTime(1)
  expect(toasts()).toEqual([])
})

test('toasts requested by one event are two, and close one by one', async () => {
  const failed = createEvent()
  sample({ clock: failed, fn: () => from('Ayşe'), target: toastRequested })
  sample({ clock: failed, fn: () => from('Mert'), target: toastRequested })
  const { scope, toasts, names, dismiss } = setup()
  await allSettled(failed, { scope })
  expect(names()).toEqual(['Ayşe', 'Mert'])
  dismiss(toasts()[0]?.id ?? 0)
  expect(names()).toEqual(['Mert'])
})

test('each toast has its own five seconds', () => {
  const { show, names } = setup()
  show(from('Ayşe'))
  vi.advanceTimersByTime(2_000)
  show(from('Mert'))
  vi.advanceTimersByTime(3_000)
  expect(names()).toEqual(['Mert'])
  vi.advanceTimersByTime(2_000)
  expect(names()).toEqual([])
})

test.each(['hover', 'focus'] as const)('%s pauses the time, which continues afterwards (F-P04)', (kind) => {
  const { show, toasts, ...events } = setup()
  show(from('Ayşe'))
  vi.advanceTimersByTime(4_000)
  events[kind](true)
  vi.advanceTimersByTime(60_000)
  expect(toasts()).toHaveLength(1)
  events[kind](false)
  vi.advanceTimersByTime(999)
  expect(toasts()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(toasts()).toEqual([])
})

test('the time is paused until both the pointer and the focus have left', () => {
  const { show, toasts, hover, focus } = setup()
  show(from('Ayşe'))
  hover(true)
  focus(true)
  hover(false)
  vi.advanceTimersByTime(60_000)
  expect(toasts()).toHaveLength(1)
  focus(false)
  vi.advanceTimersByTime(TOAST_MS)
  expect(toasts()).toEqual([])
})

test('the five seconds of toasts that are requested before their list is loaded start with its loading', async () => {
  const pending = ['Ayşe', 'Mert'].map((name, index) => ({ id: index + 1, content: from(name) }))
  const { scope, show, names } = setup({ lastId: 2, pending })
  vi.advanceTimersByTime(60_000)
  expect(names()).toEqual([])
  await allSettled(featuresReady, { scope })
  show(from('Elif'))
  vi.advanceTimersByTime(TOAST_MS - 1)
  expect(names()).toEqual(['Ayşe', 'Mert', 'Elif'])
  vi.advanceTimersByTime(1)
  expect(names()).toEqual([])
})

test('a session that ends before the list of toasts is loaded drops what was requested', async () => {
  const { scope, names } = setup({ lastId: 1, pending: [{ id: 1, content: from('Ayşe') }] })
  await allSettled(sessionEnded, { scope, params: 'expired' })
  await allSettled(featuresReady, { scope })
  expect(names()).toEqual([])
})

test('a page that was hidden before the list of toasts is loaded pauses the time', async () => {
  const { scope, names } = setup({ lastId: 1, pending: [{ id: 1, content: from('Ayşe') }] }, false)
  await allSettled(featuresReady, { scope })
  vi.advanceTimersByTime(60_000)
  expect(names()).toEqual(['Ayşe'])
})

test('the time is paused in a hidden tab', async () => {
  const { scope, show, names } = setup()
  const setVisible = (isVisible: boolean) => void allSettled($isPageVisible, { scope, params: isVisible })
  await allSettled(featuresReady, { scope })
  show(from('Ayşe'))
  vi.advanceTimersByTime(4_000)
  setVisible(false)
  vi.advanceTimersByTime(60_000)
  show(from('Mert'))
  vi.advanceTimersByTime(60_000)
  expect(names()).toEqual(['Ayşe', 'Mert'])
  setVisible(true)
  vi.advanceTimersByTime(1_000)
  expect(names()).toEqual(['Mert'])
  vi.advanceTimersByTime(4_000)
  expect(names()).toEqual([])
})

test('a duplicate increases the counter and restarts the time', () => {
  const { show, toasts } = setup()
  show(from('Ayşe'))
  vi.advanceTimersByTime(4_000)
  show(from('Ayşe'))
  show(from('Ayşe', 'warning'))
  vi.advanceTimersByTime(4_999)
  expect(toasts()).toMatchObject([
    { tone: 'info', count: 2 },
    { tone: 'warning', count: 1 },
  ])
  vi.advanceTimersByTime(1)
  expect(toasts()).toEqual([])
})

test('toasts with the same text become one with the latest action, but each undo has its own toast', () => {
  const { show, toasts } = setup()
  const event = createEvent<string>()
  const $state = createStore(() => 'ready' as const)
  for (const payload of ['a', 'b']) {
    show({ ...from('Ayşe'), action: actionWith({ label: 'show', event, payload }) })
    show({ ...from('Mert'), action: actionWith({ label: 'undo', event, payload, $state }) })
  }
  expect(toasts()).toMatchObject([{ count: 2, action: { payload: 'b' } }, { count: 1 }, { count: 1 }])
})

test('a fifth toast replaces the oldest one', () => {
  const { show, names } = setup()
  for (const name of ['Ayşe', 'Mert', 'Elif', 'Deniz', 'Can']) show(from(name))
  expect(names()).toEqual(['Mert', 'Elif', 'Deniz', 'Can'])
})

test('errors are replaced last', () => {
  const { show, names } = setup()
  show(from('Ayşe', 'danger'))
  for (const name of ['Mert', 'Elif', 'Deniz', 'Can']) show(from(name))
  expect(names()).toEqual(['Ayşe', 'Elif', 'Deniz', 'Can'])
  for (const name of ['A', 'B', 'C', 'D']) show(from(name, 'danger'))
  expect(names()).toEqual(['A', 'B', 'C', 'D'])
})

test('while the toasts are hovered none is replaced; queued ones are shown afterwards for their full time', () => {
  const { show, names, hover } = setup()
  for (const name of ['Ayşe', 'Mert', 'Elif', 'Deniz']) show(from(name))
  hover(true)
  show(from('Can'))
  show(from('Ayşe'))
  expect(names()).toEqual(['Ayşe', 'Mert', 'Elif', 'Deniz'])
  vi.advanceTimersByTime(60_000)
  hover(false)
  expect(names()).toEqual(['Mert', 'Elif', 'Deniz', 'Can'])
  vi.advanceTimersByTime(TOAST_MS)
  expect(names()).toEqual([])
})

test('while the toasts are hovered, a toast that fits is shown at once', () => {
  const { show, names, hover } = setup()
  show(from('Ayşe'))
  hover(true)
  show(from('Mert'))
  expect(names()).toEqual(['Ayşe', 'Mert'])
})

test('a toast that is closed under the pointer does not pause the next one', () => {
  const { show, toasts, hover, focus, dismiss } = setup()
  show(from('Ayşe'))
  hover(true)
  focus(true)
  dismiss(toasts()[0]?.id ?? 0)
  expect(toasts()).toEqual([])
  show(from('Mert'))
  vi.advanceTimersByTime(TOAST_MS)
  expect(toasts()).toEqual([])
})

test('no toast outlasts the session, not even a queued one', async () => {
  const { scope, show, toasts, hover } = setup()
  for (const name of ['Ayşe', 'Mert', 'Elif', 'Deniz']) show(from(name))
  hover(true)
  show(from('Can'))
  await allSettled(sessionEnded, { scope, params: 'signed-out' })
  hover(false)
  expect(toasts()).toEqual([])
})

test('a thousand toasts in a row leave the last four and one timer', () => {
  const { show, names } = setup()
  for (let n = 0; n < 1_000; n += 1) show(from(String(n)))
  expect(names()).toEqual(['996', '997', '998', '999'])
  expect(vi.getTimerCount()).toBe(1)
})
