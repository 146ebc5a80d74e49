import { attach, createEvent, createStore, sample, scopeBind } from 'effector'
import { not, or } from 'patronum'
import { sessionEnded } from '@/shared/auth'
import { TOAST_DURATION_MS } from '@/shared/config'
import { attachTask } from '@/shared/lib/effector'
import { toSentencePart } from '@/shared/lib/text'
import { $isPageVisible, currentAndUpdates } from '@/shared/lifecycle'
import { $toastRequests, type ToastContent, type ToastRequest, type ToastText } from './toast-requests'

/** Same toasts are counted in one, with the latest payload. An action with a state, such as undo, belongs to one change. */
const isSameToast = (a: ToastContent, b: ToastContent): boolean =>
  a.tone === b.tone &&
  a.text.key === b.text.key &&
  a.action?.label === b.action?.label &&
  !a.action?.$state &&
  areSameParams(a.text.params ?? {}, b.text.params ?? {})

type Params = NonNullable<ToastText['params']>

const areSameParams = (a: Params, b: Params): boolean =>
  Object.keys({ ...a, ...b }).every((name) => String(a[name]) === String(b[name]))

/** Messages of the platform are already limited to this length, but names are not. All names of one text share it. */
const MAX_PARAM_LENGTH = 300

function toShortParam(value: Params[string]): Params[string] {
  if (typeof value === 'number') return value
  if (typeof value === 'string') return toSentencePart(value, MAX_PARAM_LENGTH)
  return value.map((name) => name && toSentencePart(name, Math.floor(MAX_PARAM_LENGTH / value.length)))
}

function withShortParams(request: ToastRequest): ToastRequest {
  const { key, params } = request.content.text
  if (!params) return request
  const short = Object.entries(params).map(([name, value]) => [name, toShortParam(value)] as const)
  return { ...request, content: { ...request.content, text: { key, params: Object.fromEntries(short) } } }
}

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
    const updated = { ...toast, id: duplicate.id, count: duplicate.count + toast.count }
    return toasts.map((shown) => (shown === duplicate ? updated : shown))
  }
  if (toasts.length < MAX_VISIBLE) return [...toasts, toast]
  const dropped = toasts.find(({ tone }) => tone !== 'danger') ?? toasts[0]
  return [...toasts.filter((shown) => shown !== dropped), toast]
}

/** While the toasts are paused, those that do not fit are queued. */
function admitToasts(shown: readonly Toast[], received: readonly Toast[], isPaused: boolean) {
  let toasts = shown
  const queued: Toast[] = []
  for (const toast of received) {
    if (isPaused && !hasFreeSlot(toasts, toast)) queued.push(toast)
    else toasts = addToast(toasts, toast)
  }
  return { toasts, queued }
}

/** Stops while the page is hidden, or the toasts are hovered or focused. */
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

// Events
export const toastDismissed = createEvent<number>()
export const toastsHoverChanged = createEvent<boolean>()
export const toastsFocusChanged = createEvent<boolean>()
const toastsQueued = createEvent<readonly Toast[]>()
const queuedAdmitted = createEvent<readonly Toast[]>()
/** Closes the toasts whose `until` is at or before this value of the pausable clock. */
const timerElapsed = createEvent<number>()

// Stores
const $clock = createStore<PausableClock>({ elapsed: 0, since: 0 })
const $timer = createStore<ReturnType<typeof setTimeout> | null>(null, { serialize: 'ignore' })
export const $toasts = createStore<readonly Toast[]>([], { serialize: 'ignore' })
  .on(queuedAdmitted, (toasts, queued) => queued.reduce(addToast, toasts))
  .on(toastDismissed, (toasts, id) => toasts.filter((toast) => toast.id !== id))
  .on(timerElapsed, (toasts, moment) => toasts.filter(({ until }) => until > moment))
  .reset(sessionEnded)
export const $hasToasts = $toasts.map((toasts) => toasts.length > 0)
/** Toasts must not move while the user reads or points at them: those that do not fit wait here. */
const $queue = createStore<readonly Toast[]>([], { serialize: 'ignore' })
  .on(toastsQueued, (queue, toasts) => toasts.reduce(addToast, queue))
  .reset(queuedAdmitted, sessionEnded)
const $isHovered = createStore(false).on(toastsHoverChanged, (_, isHovered) => isHovered)
const $isFocused = createStore(false).on(toastsFocusChanged, (_, isFocused) => isFocused)
const $isPaused = or($isHovered, $isFocused)
const $isClockStopped = or($isPaused, not($isPageVisible))

// Effects
const receiveFx = attach({
  source: $clock,
  effect: (clock, requests: readonly ToastRequest[]) => {
    const until = elapsedTime(clock, pageTime()) + TOAST_DURATION_MS
    return { toasts: requests.map(({ id, content }): Toast => ({ ...content, id, count: 1, until })), at: Date.now() }
  },
})
const updateClockTask = attachTask($clock, (clock, isStopped: boolean): PausableClock => {
  const now = pageTime()
  return { elapsed: elapsedTime(clock, now), since: isStopped ? null : now }
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
export const requestsTaken = sample({
  clock: currentAndUpdates($toastRequests),
  filter: ({ pending }) => pending.length > 0,
  fn: ({ pending }) => pending.map(withShortParams),
})
$toastRequests.on(requestsTaken, ({ lastId }) => ({ lastId, pending: [] }))
sample({ clock: requestsTaken, target: receiveFx })
const toastsReceived = receiveFx.doneData
const toastsAdmitted = sample({
  clock: toastsReceived,
  source: { shown: $toasts, isPaused: $isPaused },
  fn: ({ shown, isPaused }, { toasts }) => admitToasts(shown, toasts, isPaused),
})
sample({ clock: toastsAdmitted, fn: ({ toasts }) => toasts, target: $toasts })
sample({ clock: toastsAdmitted, fn: ({ queued }) => queued, target: toastsQueued })
sample({ clock: $isPaused, source: $queue, filter: not($isPaused), target: queuedAdmitted })

sample({ clock: currentAndUpdates($isClockStopped), target: updateClockTask })
sample({ clock: updateClockTask.doneData, target: $clock })
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

export interface RecentToast extends ToastContent {
  id: number
  count: number
  /** Last time it was shown, epoch milliseconds. */
  at: number
}

/** The last twenty, newest first. In memory only, because they contain names. */
export const $recentToasts = createStore<readonly RecentToast[]>([], { serialize: 'ignore' })
  .on(toastsReceived, (recent, { toasts, at }) =>
    toasts.reduce((entries, toast) => addRecent(entries, toast, at), recent),
  )
  .reset(sessionEnded)

function addRecent(recent: readonly RecentToast[], toast: Toast, at: number): readonly RecentToast[] {
  const [latest, ...others] = recent
  if (latest && isSameToast(latest, toast)) return [{ ...latest, count: latest.count + 1, at }, ...others]
  return [{ ...toast, at }, ...recent].slice(0, MAX_RECENT)
}
