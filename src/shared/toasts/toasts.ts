import { attach, createEvent, createStore, sample, scopeBind } from 'effector'
import { not, or } from 'patronum'
import { sessionEnded } from '@/shared/auth'
import { TOAST_DURATION_MS } from '@/shared/config'
import { $isPageVisible } from '@/shared/lifecycle'
import type { ToastContent } from './toast'
import { pageTime, type PausableClock, elapsedTime, updateClock } from './pausable-clock'
import { hasFreeSlot, type Toast, addToast } from './toast-list'

// Events
export const toastRequested = createEvent<ToastContent>()
export const toastDismissed = createEvent<number>()
export const toastsHovered = createEvent<boolean>()
export const toastsFocused = createEvent<boolean>()
const toastAdmitted = createEvent<Toast>()
const toastQueued = createEvent<Toast>()
const queuedAdmitted = createEvent<readonly Toast[]>()
/** Closes the toasts whose `until` is at or before this value of the pausable clock. */
const timerElapsed = createEvent<number>()

// Stores
const $clock = createStore<PausableClock>({ elapsed: 0, since: 0 })
const $timer = createStore<ReturnType<typeof setTimeout> | null>(null, { serialize: 'ignore' })
const $toastCount = createStore(0).on(toastRequested, (count) => count + 1)
export const $toasts = createStore<readonly Toast[]>([], { serialize: 'ignore' })
  .on(toastAdmitted, addToast)
  .on(queuedAdmitted, (toasts, queued) => queued.reduce(addToast, toasts))
  .on(toastDismissed, (toasts, id) => toasts.filter((toast) => toast.id !== id))
  .on(timerElapsed, (toasts, moment) => toasts.filter(({ until }) => until > moment))
  .reset(sessionEnded)
export const $hasToasts = $toasts.map((toasts) => toasts.length > 0)
/** Toasts must not move while the user reads or points at them: those that do not fit wait here. */
const $queue = createStore<readonly Toast[]>([], { serialize: 'ignore' })
  .on(toastQueued, addToast)
  .reset(queuedAdmitted, sessionEnded)
const $isHovered = createStore(false).on(toastsHovered, (_, isHovered) => isHovered)
const $isFocused = createStore(false).on(toastsFocused, (_, isFocused) => isFocused)
const $isPaused = or($isHovered, $isFocused)
const $isClockStopped = or($isPaused, not($isPageVisible))

// Effects
const receiveFx = attach({
  source: { clock: $clock, id: $toastCount },
  effect: ({ clock, id }, content: ToastContent) => {
    const until = elapsedTime(clock, pageTime()) + TOAST_DURATION_MS
    return { toast: { ...content, id, count: 1, until } satisfies Toast, at: Date.now() }
  },
})

const updateClockFx = attach({
  source: $clock,
  effect: (clock, isStopped: boolean) => updateClock(clock, !isStopped, pageTime()),
})

/** One timer, for the toast that closes next; none while the clock is stopped. */
const setTimerFx = attach({
  source: { toasts: $toasts, clock: $clock, timer: $timer },
  effect: ({ toasts, clock, timer }) => {
    if (timer !== null) clearTimeout(timer)
    if (toasts.length === 0 || clock.since === null) return null
    const next = Math.min(...toasts.map(({ until }) => until))
    return setTimeout(scopeBind(timerElapsed), next - elapsedTime(clock, pageTime()), next)
  },
})

// Connections
sample({ clock: toastRequested, target: receiveFx })
export const toastReceived = receiveFx.doneData

const toastStamped = sample({
  clock: toastReceived,
  source: { toasts: $toasts, isPaused: $isPaused },
  fn: ({ toasts, isPaused }, { toast }) => ({ toast, isQueued: isPaused && !hasFreeSlot(toasts, toast) }),
})
sample({ clock: toastStamped, filter: ({ isQueued }) => !isQueued, fn: ({ toast }) => toast, target: toastAdmitted })
sample({ clock: toastStamped, filter: ({ isQueued }) => isQueued, fn: ({ toast }) => toast, target: toastQueued })
sample({ clock: $isPaused, source: $queue, filter: not($isPaused), target: queuedAdmitted })

sample({ clock: $isClockStopped, target: updateClockFx })
sample({ clock: updateClockFx.doneData, target: $clock })
sample({ clock: [$toasts, $clock], fn: () => {}, target: setTimerFx })
sample({ clock: setTimerFx.doneData, target: $timer })
/** A toast that is removed under the pointer fires no leave event. */
sample({ clock: $hasToasts, filter: not($hasToasts), fn: () => false, target: [toastsHovered, toastsFocused] })
