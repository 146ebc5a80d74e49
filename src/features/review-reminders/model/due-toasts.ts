import { createEffect, createEvent, createStore, restore, sample, scopeBind } from 'effector'
import { and, not } from 'patronum'
import { claimDueFx, type DueReminder, remindersAdded, remindersSeen, remindersSought } from '@/entities/reminder'
import { sessionEnded } from '@/shared/auth'
import { tabStorage, watchPageVisibility } from '@/shared/browser'
import { $minute, appStarted } from '@/shared/lifecycle'
import { type Message, messageShown } from '@/shared/toasts'
import { newlyDue } from '../lib/newly-due'
import { remindersRequested } from './reminders-popover'

const MINUTE_MS = 60_000
/** When this tab last looked and could have said something: what comes due while the page loads anew is not lost. */
const LOOKED_AT = 'portal.reminders-looked-at'

// What happened
/** Something lies over the page, such as the privacy veil, or has gone from it: nobody would see what is said. */
export const dueNewsHeld = createEvent<boolean>()
const pageVisibilityChanged = createEvent<boolean>()
const bornOverdue = createEvent<readonly string[]>()

// What the world does for us
const watchVisibilityFx = createEffect(() => watchPageVisibility(scopeBind(pageVisibilityChanged)))
const recallLookFx = createEffect(() => Number(tabStorage.read(LOOKED_AT)) || null)
const keepLookFx = createEffect((now: number) => tabStorage.write(LOOKED_AT, String(now)))
const forgetLookFx = createEffect(() => tabStorage.remove(LOOKED_AT))

// State
/** From when on this tab tells; it has nothing to say about what was due before it was opened. */
const $since = createStore<number | null>(null)
  .on(recallLookFx.doneData, (_, lookedAt) => lookedAt)
  // A clock that was fast and has been set right must not keep it silent until it is that late again.
  .on(remindersSeen, (since, { now }) => Math.min(since ?? now, now))
  .reset(sessionEnded)
/** They were due when they were written, of which the doctor hears anyway. */
const $bornOverdue = createStore<readonly string[]>([])
  .on(bornOverdue, (all, uuids) => [...all, ...uuids])
  .reset(sessionEnded)
const $isHeld = restore(dueNewsHeld, false)
const $isPageVisible = restore(pageVisibilityChanged, true)
/** What a hidden tab would say, another one says, or it says it itself once it is seen again: then in one line. */
const $isHeard = and(not($isHeld), $isPageVisible)

// Flow
sample({ clock: appStarted, target: [watchVisibilityFx, recallLookFx] })
sample({ clock: sessionEnded, fn: () => {}, target: forgetLookFx })
sample({
  clock: remindersAdded,
  source: $minute,
  fn: (minute, added) =>
    added.filter(({ remindAt }) => remindAt && remindAt.getTime() < minute + MINUTE_MS).map(({ uuid }) => uuid),
  target: bornOverdue,
})
sample({ clock: $isHeard, filter: $isHeard, fn: () => {}, target: remindersSought })

const dueFound = sample({
  clock: remindersSeen,
  source: { since: $since, known: $bornOverdue, isHeard: $isHeard },
  fn: ({ since, known, isHeard }, seen) =>
    isHeard && since !== null ? newlyDue(seen, since).filter(({ uuid }) => !known.includes(uuid)) : [],
})
sample({ clock: remindersSeen, filter: $isHeard, fn: ({ now }) => now, target: keepLookFx })
sample({ clock: dueFound, filter: ({ length }) => length > 0, target: claimDueFx })
sample({
  clock: claimDueFx.doneData.filterMap(({ claimed }) => toMessage(claimed)),
  target: messageShown,
})

/** One by its name, unless that is locked away; several, as after a sleep, in one line. */
function toMessage(due: readonly DueReminder[]): Message | undefined {
  const [first] = due
  if (!first) return undefined
  const name = first.patient?.isLocked ? null : (first.patient?.name ?? null)
  const text: Message['text'] =
    due.length === 1 && name !== null
      ? { key: 'reminderDue', params: { name } }
      : { key: 'remindersDue', params: { count: due.length } }
  return { tone: 'info', text, action: { label: 'show', event: remindersRequested } }
}
