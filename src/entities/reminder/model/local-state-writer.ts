import { attach, createEvent, sample } from 'effector'
import { withTabMutex } from '@/shared/browser'
import { screenReady } from '@/shared/lifecycle'
import { $queryClient } from '@/shared/query'
import { sendTabMessageOn } from '@/shared/tabs'
import { cachedReminders } from '../api/reminder-list'
import { $local, $localStates, localStatesChanged, localStatesLoaded } from './local-state'
import {
  changeNotified,
  changeRead,
  changeSnoozed,
  changeState,
  isNotified,
  type LocalStateChange,
  removeExpired,
  type Snooze,
  withUnsaved,
} from './local-state-changes'
import { loadLocalStates, saveLocalStates } from './local-state-storage'
import type { DueReminder } from './reminders-view'

// Events
export const reminderRead = createEvent<string>()
export const readToggled = createEvent<string>()
export const reminderRemoved = createEvent<string>()
export const reminderSnoozed = createEvent<Snooze>()
export const snoozesEndRequested = createEvent<readonly string[]>()
export const snoozesRestored = createEvent<readonly Snooze[]>()
export const reminderRestored = createEvent<string>()
/** The reminders were shown in a browser notification, so they need no toast. */
export const remindersNotified = createEvent<readonly DueReminder[]>()

// Effects
/**
 * The only effect that saves local states. The mutex orders the changes of all tabs, and each change starts from what is
 * stored, because another tab may have changed it.
 */
const changeLocalStatesFx = attach({
  source: { local: $local, client: $queryClient },
  effect: ({ local: { owner, states }, client }, change: LocalStateChange) => {
    const context = { list: cachedReminders(client), now: Date.now() }
    if (owner.status !== 'known') return { owner, before: states, after: change(states, context), isSaved: false }
    return withTabMutex('reminders', async () => {
      const before = loadLocalStates(owner.uuid)
      const after = change(before, context)
      if (after !== before) saveLocalStates(owner.uuid, after)
      return { owner, before, after, isSaved: after !== before }
    })
  },
})

/** The first tab to claim a reminder shows its toast. */
export const claimDueFx = attach({
  effect: changeLocalStatesFx,
  mapParams: (due: readonly DueReminder[]) => changeNotified(due),
})

// Connections
sample({
  clock: localStatesLoaded,
  filter: (unsaved) => Object.keys(unsaved).length > 0,
  fn:
    (unsaved): LocalStateChange =>
    (stored) =>
      withUnsaved(stored, unsaved),
  target: changeLocalStatesFx,
})
sample({
  clock: [
    reminderRead.map((uuid) => changeRead(uuid, () => true)),
    readToggled.map((uuid) => changeRead(uuid, (isRead) => !isRead)),
    reminderRemoved.map((uuid) => changeState([uuid], { isRemoved: true })),
    reminderSnoozed.map((snooze) => changeSnoozed([snooze])),
    snoozesEndRequested.map((uuids) => changeState(uuids, { snoozedUntil: undefined })),
    snoozesRestored.map(changeSnoozed),
    reminderRestored.map((uuid) => changeState([uuid], { isRemoved: undefined, snoozedUntil: undefined })),
    remindersNotified.map(changeNotified),
    // At `screenReady` the list is loaded.
    screenReady.map(() => removeExpired),
  ],
  target: changeLocalStatesFx,
})
export const snoozesEnded = sample({
  clock: snoozesEndRequested,
  source: $localStates,
  fn: (states, uuids): readonly Snooze[] =>
    uuids.flatMap((uuid) => {
      const until = states[uuid]?.snoozedUntil
      return until === undefined ? [] : { uuid, until }
    }),
})
export const dueClaimed = claimDueFx.done.map(({ params, result: { before } }) =>
  params.filter((due) => !isNotified(due, before)),
)

sample({
  clock: changeLocalStatesFx.doneData,
  // An unchanged state stays the same object, so that nothing is rendered again.
  filter: ({ before, after }) => after !== before,
  fn: ({ owner, after }) => ({ owner, states: after }),
  target: localStatesChanged,
})
sendTabMessageOn(changeLocalStatesFx.doneData.filter({ fn: ({ isSaved }) => isSaved }), 'reminders-changed')
