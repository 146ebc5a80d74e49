import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { not, or } from 'patronum'
import { sessionEnded } from '@/shared/auth'
import { watchPageVisibility } from '@/shared/browser'
import { TOAST_CLOSES_AFTER_MS } from '@/shared/config'
import { appStarted } from '@/shared/lifecycle'
import type { Message } from './toast'
import { pageTime, type ReadingClock, readingTime, turnClock } from './pausable-clock'
import { hasRoomFor, type Toast, withToast } from './toast-list'

// What happened
/** Something that the doctor should hear of, wherever they are. */
export const messageShown = createEvent<Message>()
export const toastDismissed = createEvent<number>()
/** The pointer came over the toasts, or left them. */
export const toastsHovered = createEvent<boolean>()
/** The focus came into the toasts, or left them. */
export const toastsFocused = createEvent<boolean>()
const pageVisibilityChanged = createEvent<boolean>()
const toastAdmitted = createEvent<Toast>()
const toastPostponed = createEvent<Toast>()
const postponedAdmitted = createEvent<readonly Toast[]>()
/** The time of those has come that were to close at this moment of the reading clock, or before. */
const timeRanOut = createEvent<number>()

// State
const $clock = createStore<ReadingClock>({ passed: 0, since: 0 })
const $timer = createStore<ReturnType<typeof setTimeout> | null>(null, { serialize: 'ignore' })
const $messageCount = createStore(0).on(messageShown, (count) => count + 1)
/** At most four, the newest last. */
export const $toasts = createStore<readonly Toast[]>([], { serialize: 'ignore' })
  .on(toastAdmitted, withToast)
  .on(postponedAdmitted, (toasts, postponed) => postponed.reduce(withToast, toasts))
  .on(toastDismissed, (toasts, id) => toasts.filter((toast) => toast.id !== id))
  .on(timeRanOut, (toasts, moment) => toasts.filter(({ until }) => until > moment))
  .reset(sessionEnded)
export const $hasToasts = $toasts.map((toasts) => toasts.length > 0)
/** Nothing moves under the eyes or the pointer of the doctor: what finds no room meanwhile comes afterwards. */
const $postponed = createStore<readonly Toast[]>([], { serialize: 'ignore' })
  .on(toastPostponed, withToast)
  .reset(postponedAdmitted, sessionEnded)
const $isHovered = createStore(false).on(toastsHovered, (_, isHovered) => isHovered)
const $isFocused = createStore(false).on(toastsFocused, (_, isFocused) => isFocused)
const $isPageVisible = createStore(true).on(pageVisibilityChanged, (_, isVisible) => isVisible)
const $isBeingRead = or($isHovered, $isFocused)
const $isStill = or($isBeingRead, not($isPageVisible))

// What the world does for us
const watchVisibilityFx = createEffect(() => watchPageVisibility(scopeBind(pageVisibilityChanged)))

const receiveFx = attach({
  source: { clock: $clock, id: $messageCount },
  effect: ({ clock, id }, message: Message) => {
    const until = readingTime(clock, pageTime()) + TOAST_CLOSES_AFTER_MS
    return { toast: { ...message, id, count: 1, until } satisfies Toast, at: Date.now() }
  },
})

const turnClockFx = attach({
  source: $clock,
  effect: (clock, isStill: boolean) => turnClock(clock, !isStill, pageTime()),
})

/** One timer, for the toast that closes first; none while the clock stands still. */
const setTimerFx = attach({
  source: { toasts: $toasts, clock: $clock, timer: $timer },
  effect: ({ toasts, clock, timer }) => {
    if (timer !== null) clearTimeout(timer)
    if (toasts.length === 0 || clock.since === null) return null
    const next = Math.min(...toasts.map(({ until }) => until))
    return setTimeout(scopeBind(timeRanOut), next - readingTime(clock, pageTime()), next)
  },
})

// Flow
sample({ clock: appStarted, target: watchVisibilityFx })
sample({ clock: messageShown, target: receiveFx })
/** A message with the time at which it came, in milliseconds. */
export const messageReceived = receiveFx.doneData

const arrived = sample({
  clock: messageReceived,
  source: { toasts: $toasts, isBeingRead: $isBeingRead },
  fn: ({ toasts, isBeingRead }, { toast }) => ({ toast, isLater: isBeingRead && !hasRoomFor(toasts, toast) }),
})
sample({ clock: arrived, filter: ({ isLater }) => !isLater, fn: ({ toast }) => toast, target: toastAdmitted })
sample({ clock: arrived, filter: ({ isLater }) => isLater, fn: ({ toast }) => toast, target: toastPostponed })
sample({ clock: $isBeingRead, source: $postponed, filter: not($isBeingRead), target: postponedAdmitted })

sample({ clock: $isStill, target: turnClockFx })
sample({ clock: turnClockFx.doneData, target: $clock })
sample({ clock: [$toasts, $clock], fn: () => {}, target: setTimerFx })
sample({ clock: setTimerFx.doneData, target: $timer })
/** A toast that goes away under the pointer is never left by it. */
sample({ clock: $hasToasts, filter: not($hasToasts), fn: () => false, target: [toastsHovered, toastsFocused] })
