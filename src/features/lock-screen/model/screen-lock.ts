import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { and } from 'patronum'
import { createPinAttempt } from '@/entities/user'
import { $isSignedIn, pageRevisited, type SessionEnd, sessionEnded } from '@/shared/auth'
import { onUserInput, veilPage } from '@/shared/browser'
import { $config } from '@/shared/config'
import { appStarted } from '@/shared/lifecycle'
import { type TabNews, tabNewsHeard, tabNewsTold } from '@/shared/tabs'
import { type Idleness, idlenessAt, sessionEndAt } from '../lib/idle-state'
import { forgetInput, keepInput, readKeptInput } from '../lib/last-input-storage'

/** Why this tab looks at the clock: somebody used it, time has passed, or another tab says that something has changed. */
type Occasion = 'input' | 'time' | 'news'

interface Look {
  occasion: Occasion
  idleness: Idleness
  /** When somebody last used any tab, as far as this one knows now. */
  lastInput: number
}

const LOOK_EVERY_MS = 1_000

// What happened
/** Something that the doctor follows without touching anything (a video call) begins, or is over. */
export const veilHeld = createEvent<boolean>()
export const screenVeiled = createEvent()
export const screenUnveiled = createEvent()
const inputNoticed = createEvent()
const secondPassed = createEvent()

/** The PIN that opens the veil. */
export const veilPin = createPinAttempt()

// State
const $idleMs = $config.map(({ idleMinutes }) => idleMinutes * 60_000)
const $isWatching = and(
  $isSignedIn,
  $idleMs.map((ms) => ms > 0),
)
/** While true, no time is idle time. It draws no veil away that is there already. */
export const $isVeilHeld = createStore(false)
  .on(veilHeld, (_, isHeld) => isHeld)
  .reset(sessionEnded)
export const $isScreenVeiled = createStore(false)
  .on(screenVeiled, () => true)
  .reset(screenUnveiled, sessionEnded)
const $lastInput = createStore(0)
/** When the session ends unless somebody comes back, in milliseconds. */
export const $sessionEndsAt = combine($lastInput, $idleMs, sessionEndAt)

// What the world does for us
const listenFx = createEffect(() => {
  onUserInput(scopeBind(inputNoticed))
  setInterval(scopeBind(secondPassed), LOOK_EVERY_MS)
})
/** A page begins: it may be a reload, or another tab beside one that nobody has used for an hour. */
const recallFx = createEffect(() => {
  const now = Date.now()
  return readKeptInput(now) ?? now
})
const lookFx = attach({
  source: { lastInput: $lastInput, idleMs: $idleMs, isVeiled: $isScreenVeiled, isHeld: $isVeilHeld },
  effect: ({ lastInput, idleMs, isVeiled, isHeld }, occasion: Occasion): Look => {
    const now = Date.now()
    // Only who seems to be gone is looked for in the other tabs. A clock that was set back must not add to the time.
    const isHere = idlenessAt(now, lastInput, idleMs) === 'active'
    const known = Math.min(now, isHere ? lastInput : Math.max(lastInput, readKeptInput(now) ?? 0))
    const idleness = isHeld && !isVeiled ? 'active' : idlenessAt(now, known, idleMs)
    const isUsed = idleness === 'active' && !isVeiled && (isHeld || occasion === 'input')
    return { occasion, idleness, lastInput: isUsed ? now : known }
  },
})
const keepInputFx = createEffect(keepInput)
const forgetInputFx = createEffect(forgetInput)
const readClockFx = createEffect(() => Date.now())
const veilPageFx = createEffect(veilPage)

// Flow
sample({ clock: appStarted, target: listenFx })
sample({ clock: $isWatching, filter: (isWatching) => isWatching, fn: () => {}, target: recallFx })
sample({ clock: recallFx.doneData, target: [$lastInput, keepInputFx] })
sample({ clock: sessionEnded, fn: () => {}, target: forgetInputFx })

sample({
  clock: [
    inputNoticed.map((): Occasion => 'input'),
    secondPassed.map((): Occasion => 'time'),
    // A laptop that wakes up has to know before it shows anything.
    pageRevisited.map((): Occasion => 'time'),
    recallFx.done.map((): Occasion => 'time'),
    tabNewsHeard.filterMap(({ kind }): Occasion | undefined => (kind === 'veil-changed' ? 'news' : undefined)),
  ],
  source: $isWatching,
  filter: (isWatching) => isWatching,
  fn: (_, occasion) => occasion,
  target: lookFx,
})
const looked = sample({
  clock: lookFx.doneData,
  source: { lastInput: $lastInput, isVeiled: $isScreenVeiled },
  fn: ({ lastInput, isVeiled }, look) => ({ ...look, isVeiled, isNew: look.lastInput !== lastInput }),
})
const used = sample({ clock: looked, filter: ({ isNew }) => isNew, fn: ({ lastInput }) => lastInput })
sample({ clock: used, target: [$lastInput, keepInputFx] })

const drawn = sample({ clock: looked, filter: ({ idleness, isVeiled }) => idleness === 'idle' && !isVeiled })
/** The PIN was right in another tab, or there is another doctor's hand on another tab that the veil had not reached. */
const opened = sample({ clock: looked, filter: ({ idleness, isVeiled }) => idleness === 'active' && isVeiled })
sample({ clock: drawn, fn: () => {}, target: screenVeiled })
sample({ clock: opened, fn: () => {}, target: screenUnveiled })
sample({
  clock: looked,
  filter: ({ idleness }) => idleness === 'over',
  fn: (): SessionEnd => 'expired',
  target: sessionEnded,
})

sample({ clock: screenVeiled, target: veilPin.asked })
sample({ clock: screenUnveiled, target: veilPin.dismissed })
sample({ clock: veilPin.passed, target: readClockFx })
sample({ clock: readClockFx.doneData, target: [$lastInput, keepInputFx] })
sample({ clock: readClockFx.done, fn: () => {}, target: screenUnveiled })
sample({ clock: $isScreenVeiled, target: veilPageFx })

/** The other tabs look for themselves; what was heard is not told on. */
const toldOf = sample({
  clock: [drawn, readClockFx.done],
  filter: (change) => !('occasion' in change) || change.occasion !== 'news',
  fn: (): TabNews => ({ kind: 'veil-changed' }),
})
sample({ clock: toldOf, target: tabNewsTold })
