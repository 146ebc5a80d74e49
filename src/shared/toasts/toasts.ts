import { attach, createEvent, createStore, type Event, type EventCallable, sample, scopeBind } from 'effector'
import type { ParseKeys } from 'i18next'
import { not, or } from 'patronum'
import { sessionEnded } from '@/shared/auth'
import { TOAST_DURATION_MS } from '@/shared/config'
import { $isPageVisible, appStarted, featuresReady } from '@/shared/lifecycle'

/** `danger` is announced assertively and dropped last. */
export type ToastTone = 'info' | 'success' | 'warning' | 'danger'

/** The key of a text in `toasts.json`; translated when rendered, so that it follows the language. */
export interface ToastText {
  key: Exclude<ParseKeys<'toasts'>, `${string}.${string}` | `${string}_${Intl.LDMLPluralRule}`>
  params?: Readonly<Record<string, string | number>>
}

/** Choosing the action also closes the toast. */
interface ToastAction {
  label: ParseKeys<'toasts', Record<never, never>, 'actions'>
  event: EventCallable<void>
}

export interface ToastContent {
  tone: ToastTone
  text: ToastText
  action?: ToastAction
}

function isSameToast(a: ToastContent, b: ToastContent): boolean {
  return (
    a.tone === b.tone &&
    a.text.key === b.text.key &&
    a.action?.label === b.action?.label &&
    areSameParams(a.text.params ?? {}, b.text.params ?? {})
  )
}

type Params = NonNullable<ToastText['params']>

const areSameParams = (a: Params, b: Params): boolean =>
  Object.keys({ ...a, ...b }).every((name) => a[name] === b[name])

const MAX_VISIBLE = 4

export interface Toast extends ToastContent {
  id: number
  count: number
  /** Value of the pausable clock at which it closes. */
  until: number
}

const hasFreeSlot = (toasts: readonly Toast[], toast: Toast): boolean =>
  toasts.length < MAX_VISIBLE || toasts.some((shown) => isSameToast(shown, toast))

/** A duplicate increases its counter and restarts its timer. A full list drops the oldest toast, errors last. */
function addToast(toasts: readonly Toast[], toast: Toast): readonly Toast[] {
  const duplicate = toasts.find((shown) => isSameToast(shown, toast))
  if (duplicate) {
    const updated = { ...duplicate, count: duplicate.count + toast.count, until: toast.until }
    return toasts.map((shown) => (shown === duplicate ? updated : shown))
  }
  if (toasts.length < MAX_VISIBLE) return [...toasts, toast]
  const dropped = toasts.find(({ tone }) => tone !== 'danger') ?? toasts[0]
  return [...toasts.filter((shown) => shown !== dropped), toast]
}

/** Stops while the page is hidden, the toasts are hovered or focused, or their view is not loaded yet. */
interface PausableClock {
  /** Milliseconds that had passed when the clock was last started or stopped. */
  elapsed: number
  /** Page time of the start; null while stopped. */
  since: number | null
}

/** Monotonic: not affected by changes of the system clock. */
const pageTime = (): number => performance.now()

const elapsedTime = ({ elapsed, since }: PausableClock, now: number): number =>
  since === null ? elapsed : elapsed + now - since

const updateClock = (clock: PausableClock, isRunning: boolean, now: number): PausableClock => ({
  elapsed: elapsedTime(clock, now),
  since: isRunning ? now : null,
})

// Events
export const toastRequested = createEvent<ToastContent>()
export const toastDismissed = createEvent<number>()
export const toastsHoverChanged = createEvent<boolean>()
export const toastsFocusChanged = createEvent<boolean>()
const toastAdmitted = createEvent<Toast>()
const toastQueued = createEvent<Toast>()
const queuedAdmitted = createEvent<readonly Toast[]>()
/** Closes the toasts whose `until` is at or before this value of the pausable clock. */
const timerElapsed = createEvent<number>()

/** Requests a toast whenever `clock` fires. */
export function showToastOn<Payload>(clock: Event<Payload>, toToast: (payload: Payload) => ToastContent): void {
  sample({ clock, fn: toToast, target: toastRequested })
}

// Stores
const $clock = createStore<PausableClock>({ elapsed: 0, since: 0 })
const $timer = createStore<ReturnType<typeof setTimeout> | null>(null, { serialize: 'ignore' })
/** Numbered here, because an effect runs only after all events of the same tick. */
const $requested = createStore<{ id: number; content: ToastContent } | null>(null, { serialize: 'ignore' }).on(
  toastRequested,
  (latest, content) => ({ id: (latest?.id ?? 0) + 1, content }),
)
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
const $isHovered = createStore(false).on(toastsHoverChanged, (_, isHovered) => isHovered)
const $isFocused = createStore(false).on(toastsFocusChanged, (_, isFocused) => isFocused)
const $isPaused = or($isHovered, $isFocused)
/** Toasts and their live regions are rendered with the features. */
export const $isViewMissing = createStore(false)
  .on(appStarted, () => true)
  .reset(featuresReady)
const $isClockStopped = or($isPaused, not($isPageVisible), $isViewMissing)

// Effects
const receiveFx = attach({
  source: $clock,
  effect: (clock, { id, content }: { id: number; content: ToastContent }) => {
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
sample({ clock: $requested, filter: (requested) => requested !== null, target: receiveFx })
const toastReceived = receiveFx.doneData

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
sample({ clock: [$toasts, $clock], target: setTimerFx })
sample({ clock: setTimerFx.doneData, target: $timer })
/** A toast that is removed under the pointer fires no leave event. */
sample({
  clock: $hasToasts,
  filter: not($hasToasts),
  fn: () => false,
  target: [toastsHoverChanged, toastsFocusChanged],
})

const MAX_RECENT = 20

export interface RecentToast extends Pick<ToastContent, 'tone' | 'text'> {
  id: number
  count: number
  /** Last time it was shown, epoch milliseconds. */
  at: number
}

/** The last twenty, newest first. In memory only, because they contain names. */
export const $recentToasts = createStore<readonly RecentToast[]>([])
  .on(toastReceived, (recent, { toast: { id, tone, text }, at }) => {
    const [latest, ...others] = recent
    if (latest && isSameToast(latest, { tone, text })) return [{ ...latest, count: latest.count + 1, at }, ...others]
    return [{ id, tone, text, count: 1, at }, ...recent].slice(0, MAX_RECENT)
  })
  .reset(sessionEnded)
