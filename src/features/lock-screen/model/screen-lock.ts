import { combine, createEvent, createStore, merge, restore, sample, scopeBind } from 'effector'
import { and } from 'patronum'
import {
  $authToken,
  $isSignedIn,
  readAuthToken,
  type SessionEnd,
  sessionEnded,
  appStartedSignedOut,
  tokenReceived,
} from '@/shared/auth'
import { deviceStorage, onUserActivity, setPageLocked } from '@/shared/browser'
import { $config } from '@/shared/config'
import { createTask } from '@/shared/lib/effector'
import { appStarted, pageResumed } from '@/shared/lifecycle'
import { sendTabMessageOn, tabMessageOf } from '@/shared/tabs'

/** `idle`: the screen is locked; `over`: the session ends. */
type IdleState = 'active' | 'idle' | 'over'

const SESSION_IDLE_FACTOR = 2

/** @param idleMs time without input until the screen locks */
function idleStateAt(now: number, lastInput: number, idleMs: number): IdleState {
  if (now - lastInput < idleMs) return 'active'
  return now < sessionEndAt(lastInput, idleMs) ? 'idle' : 'over'
}

const sessionEndAt = (lastInput: number, idleMs: number): number => lastInput + SESSION_IDLE_FACTOR * idleMs

const LAST_INPUT_KEY = 'portal.last-input'

/** Last input in any tab of this browser, Unix time in milliseconds; null if missing or invalid. */
function loadLastInput(now: number): number | null {
  const stored = deviceStorage.read(LAST_INPUT_KEY) ?? ''
  const at = /^\d{1,15}$/.test(stored) ? Number(stored) : Number.NaN
  // A time in the future would prevent the lock until then.
  return at <= now ? at : null
}

/** What triggered an idle check: user input, the timer, or a message from another tab. */
type CheckReason = 'input' | 'time' | 'message'

interface IdleCheckRequest {
  reason: CheckReason
  lastInput: number
  idleMs: number
  isLocked: boolean
  isPaused: boolean
  /** Token of the session of this tab. */
  token: string | null
}

interface IdleCheck {
  reason: CheckReason
  idleState: IdleState
  /** Last input in any tab that this tab knows of, Unix time in milliseconds. */
  lastInput: number
  /** Token of the session that the idle time ends; null while it goes on, or if another tab has ended or replaced it. */
  token: string | null
}

const CHECK_INTERVAL_MS = 1_000

// Events
/** True while the user follows something without input, such as a video call. */
export const screenLockPausedChanged = createEvent<boolean>()
export const screenLocked = createEvent()
export const screenUnlocked = createEvent()
/** The payload is the token, which is still valid at the platform. */
export const sessionEndedByIdleTime = createEvent<string>()
/** The PIN is correct: this counts as an input, and unlocks all tabs. */
export const pinAccepted = createEvent()
const checkDue = createEvent<CheckReason>()

// Effects
const watchActivityTask = createTask(() => {
  const requestCheck = scopeBind(checkDue)
  onUserActivity(() => requestCheck('input'))
  setInterval(() => requestCheck('time'), CHECK_INTERVAL_MS)
})
/** On page load another tab may have been used more recently, so the stored time counts. */
const loadLastInputTask = createTask(() => {
  const now = Date.now()
  return loadLastInput(now) ?? now
})
const checkIdleTask = createTask((request: IdleCheckRequest): IdleCheck => {
  const { reason, lastInput, idleMs, isLocked, isPaused } = request
  const now = Date.now()
  // The storage is only read when this tab is idle.
  const isActive = !isLocked && idleStateAt(now, lastInput, idleMs) === 'active'
  const latest = isActive ? lastInput : Math.max(lastInput, loadLastInput(now) ?? 0)
  // A clock that was set back must not lengthen the idle time. A locked tab stores nothing: the others would take it for
  // an input.
  const known = isLocked ? latest : Math.min(now, latest)
  const state = idleStateAt(now, known, idleMs)
  const cookieToken = state === 'over' ? readAuthToken() : null
  // A clock that was set back must not unlock the screen: only a later input in another tab does.
  const staysLocked = isLocked && state === 'active' && known <= lastInput
  // Another tab has signed in since: that session goes on, and this tab reloads once it learns of it.
  const isReplaced = cookieToken !== null && cookieToken !== request.token
  const idleState = staysLocked || isReplaced ? 'idle' : state
  // While paused, every check counts as an input. A sleeping computer makes none, so the screen locks when it wakes up.
  const isUsed = idleState === 'active' && !isLocked && (isPaused || reason === 'input')
  return { reason, idleState, lastInput: isUsed ? now : known, token: isReplaced ? null : cookieToken }
})
const saveLastInputTask = createTask((at: number) => void deviceStorage.write(LAST_INPUT_KEY, String(at)))
const clearLastInputTask = createTask(() => deviceStorage.remove(LAST_INPUT_KEY))
const setPageLockedTask = createTask(setPageLocked)

// Stores
const $idleMs = $config.map(({ idleMinutes }) => idleMinutes * 60_000)
const $isWatching = and(
  $isSignedIn,
  $idleMs.map((ms) => ms > 0),
)
/** While true and the computer is awake, idle time does not count. It does not unlock a locked screen. */
export const $isScreenLockPaused = restore(screenLockPausedChanged, false).reset(sessionEnded)
export const $isScreenLocked = createStore(false)
  .on(screenLocked, () => true)
  .reset(screenUnlocked, sessionEnded)
const $lastInput = createStore(0)
/** Time at which the session ends without further input, Unix time in milliseconds. */
export const $sessionEndsAt = combine($lastInput, $idleMs, sessionEndAt)

// Connections
sample({ clock: appStarted, target: watchActivityTask })
sample({ clock: $isWatching, filter: Boolean, target: loadLastInputTask })
sample({ clock: loadLastInputTask.doneData, target: [$lastInput, saveLastInputTask] })
/** Clears the time of the previous session before the new one is watched, so that a sign-in counts as an input. */
sample({ clock: [appStartedSignedOut, sessionEnded, tokenReceived], target: clearLastInputTask })

sample({
  clock: [
    checkDue,
    // A laptop that wakes up must lock before it shows anything.
    merge([pageResumed, loadLastInputTask.doneData]).map((): CheckReason => 'time'),
    tabMessageOf('screen-lock-changed').map((): CheckReason => 'message'),
  ],
  source: {
    lastInput: $lastInput,
    idleMs: $idleMs,
    isLocked: $isScreenLocked,
    isPaused: $isScreenLockPaused,
    token: $authToken,
  },
  filter: $isWatching,
  fn: (state, reason): IdleCheckRequest => ({ ...state, reason }),
  target: checkIdleTask,
})
const idleChecked = sample({
  clock: checkIdleTask.doneData,
  source: { lastInput: $lastInput, isLocked: $isScreenLocked },
  fn: ({ lastInput, isLocked }, check) => ({ ...check, isLocked, isNew: check.lastInput !== lastInput }),
})
sample({
  clock: idleChecked,
  filter: ({ isNew }) => isNew,
  fn: ({ lastInput }) => lastInput,
  target: [$lastInput, saveLastInputTask],
})
const lockDue = sample({ clock: idleChecked, filter: ({ idleState, isLocked }) => idleState === 'idle' && !isLocked })
sample({ clock: lockDue, target: screenLocked })
/** Another tab was unlocked, or used before the lock reached it: unlock here too. */
sample({
  clock: idleChecked,
  filter: ({ idleState, isLocked }) => idleState === 'active' && isLocked,
  target: screenUnlocked,
})
sample({ clock: idleChecked.filterMap(({ token }) => token ?? undefined), target: sessionEndedByIdleTime })
sample({
  clock: idleChecked,
  filter: ({ idleState }) => idleState === 'over',
  fn: (): SessionEnd => 'expired',
  target: sessionEnded,
})

const unlockedAt = sample({ clock: pinAccepted, fn: () => Date.now() })
sample({ clock: unlockedAt, target: [$lastInput, saveLastInputTask, screenUnlocked] })
sample({ clock: $isScreenLocked, target: setPageLockedTask })

/** The other tabs check for themselves. A change caused by such a message is not sent again. */
sendTabMessageOn(lockDue.filter({ fn: ({ reason }) => reason !== 'message' }), 'screen-lock-changed')
sendTabMessageOn(unlockedAt, 'screen-lock-changed')
