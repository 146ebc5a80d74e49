import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { and } from 'patronum'
import { createPinVerification } from '@/entities/user'
import { $isSignedIn, pageResumed, type SessionEnd, sessionEnded } from '@/shared/auth'
import { onUserActivity, setPageLocked } from '@/shared/browser'
import { $config } from '@/shared/config'
import { appStarted } from '@/shared/lifecycle'
import { type TabMessage, tabMessageReceived, tabMessageSent } from '@/shared/tabs'
import { type IdleState, idleStateAt, sessionEndAt } from '../lib/idle-state'
import { clearLastInput, saveLastInput, loadLastInput } from '../lib/last-input-storage'

/** Why this tab looks at the clock: somebody used it, time has passed, or another tab says that something has changed. */
type CheckReason = 'input' | 'time' | 'news'

interface IdleCheck {
  reason: CheckReason
  idleState: IdleState
  /** When somebody last used any tab, as far as this one knows now. */
  lastInput: number
}

const CHECK_INTERVAL_MS = 1_000

// Events
/** Something that the doctor follows without touching anything (a video call) begins, or is over. */
export const screenLockPausedChanged = createEvent<boolean>()
export const screenLocked = createEvent()
export const screenUnlocked = createEvent()
const inputDetected = createEvent()
const secondPassed = createEvent()

/** The PIN that opens the veil. */
export const screenLockPin = createPinVerification()

// State
const $idleMs = $config.map(({ idleMinutes }) => idleMinutes * 60_000)
const $isWatching = and(
  $isSignedIn,
  $idleMs.map((ms) => ms > 0),
)
/** While true, no time is idle time. It draws no veil away that is there already. */
export const $isScreenLockPaused = createStore(false)
  .on(screenLockPausedChanged, (_, isPaused) => isPaused)
  .reset(sessionEnded)
export const $isScreenLocked = createStore(false)
  .on(screenLocked, () => true)
  .reset(screenUnlocked, sessionEnded)
const $lastInput = createStore(0)
/** When the session ends unless somebody comes back, in milliseconds. */
export const $sessionEndsAt = combine($lastInput, $idleMs, sessionEndAt)

// Effects
const listenFx = createEffect(() => {
  onUserActivity(scopeBind(inputDetected))
  setInterval(scopeBind(secondPassed), CHECK_INTERVAL_MS)
})
/** A page begins: it may be a reload, or another tab beside one that nobody has used for an hour. */
const loadLastInputFx = createEffect(() => {
  const now = Date.now()
  return loadLastInput(now) ?? now
})
const checkIdleFx = attach({
  source: { lastInput: $lastInput, idleMs: $idleMs, isLocked: $isScreenLocked, isPaused: $isScreenLockPaused },
  effect: ({ lastInput, idleMs, isLocked, isPaused }, reason: CheckReason): IdleCheck => {
    const now = Date.now()
    // Only who seems to be gone is looked for in the other tabs. A clock that was set back must not add to the time.
    const isHere = idleStateAt(now, lastInput, idleMs) === 'active'
    const known = Math.min(now, isHere ? lastInput : Math.max(lastInput, loadLastInput(now) ?? 0))
    const idleState = isPaused && !isLocked ? 'active' : idleStateAt(now, known, idleMs)
    const isUsed = idleState === 'active' && !isLocked && (isPaused || reason === 'input')
    return { reason, idleState, lastInput: isUsed ? now : known }
  },
})
const saveLastInputFx = createEffect(saveLastInput)
const clearLastInputFx = createEffect(clearLastInput)
const readClockFx = createEffect(() => Date.now())
const setPageLockedFx = createEffect(setPageLocked)

// Connections
sample({ clock: appStarted, target: listenFx })
sample({ clock: $isWatching, filter: (isWatching) => isWatching, fn: () => {}, target: loadLastInputFx })
sample({ clock: loadLastInputFx.doneData, target: [$lastInput, saveLastInputFx] })
sample({ clock: sessionEnded, fn: () => {}, target: clearLastInputFx })

sample({
  clock: [
    inputDetected.map((): CheckReason => 'input'),
    secondPassed.map((): CheckReason => 'time'),
    // A laptop that wakes up has to know before it shows anything.
    pageResumed.map((): CheckReason => 'time'),
    loadLastInputFx.done.map((): CheckReason => 'time'),
    tabMessageReceived.filterMap(({ kind }): CheckReason | undefined =>
      kind === 'screen-lock-changed' ? 'news' : undefined,
    ),
  ],
  source: $isWatching,
  filter: (isWatching) => isWatching,
  fn: (_, reason) => reason,
  target: checkIdleFx,
})
const idleChecked = sample({
  clock: checkIdleFx.doneData,
  source: { lastInput: $lastInput, isLocked: $isScreenLocked },
  fn: ({ lastInput, isLocked }, look) => ({ ...look, isLocked, isNew: look.lastInput !== lastInput }),
})
const inputUpdated = sample({ clock: idleChecked, filter: ({ isNew }) => isNew, fn: ({ lastInput }) => lastInput })
sample({ clock: inputUpdated, target: [$lastInput, saveLastInputFx] })

const lockDue = sample({ clock: idleChecked, filter: ({ idleState, isLocked }) => idleState === 'idle' && !isLocked })
/** The PIN was right in another tab, or there is another doctor's hand on another tab that the veil had not reached. */
const unlockDue = sample({
  clock: idleChecked,
  filter: ({ idleState, isLocked }) => idleState === 'active' && isLocked,
})
sample({ clock: lockDue, fn: () => {}, target: screenLocked })
sample({ clock: unlockDue, fn: () => {}, target: screenUnlocked })
sample({
  clock: idleChecked,
  filter: ({ idleState }) => idleState === 'over',
  fn: (): SessionEnd => 'expired',
  target: sessionEnded,
})

sample({ clock: screenLocked, target: screenLockPin.asked })
sample({ clock: screenUnlocked, target: screenLockPin.dismissed })
sample({ clock: screenLockPin.passed, target: readClockFx })
sample({ clock: readClockFx.doneData, target: [$lastInput, saveLastInputFx] })
sample({ clock: readClockFx.done, fn: () => {}, target: screenUnlocked })
sample({ clock: $isScreenLocked, target: setPageLockedFx })

/** The other tabs look for themselves; what was heard is not told on. */
const lockChangedHere = sample({
  clock: [lockDue, readClockFx.done],
  filter: (change) => !('reason' in change) || change.reason !== 'news',
  fn: (): TabMessage => ({ kind: 'screen-lock-changed' }),
})
sample({ clock: lockChangedHere, target: tabMessageSent })
