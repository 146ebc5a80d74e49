import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import * as z from 'zod/mini'
import { openTabChannel, openStorageChannel, type PostToTabs } from '@/shared/browser'
import { appStarted } from '@/shared/lifecycle'
import { type ProblemReport, problemOccurred } from '@/shared/report'

const CHANNEL = 'portal.tabs'
const STORAGE_CHANNEL = 'portal.tabNotes'

/**
 * What one tab tells the others: that something has changed, never what it is now. Each tab then reads the truth itself
 * (cookies, storage), so that whoever hears two pieces of news at once ends where everybody else does. Nothing about a
 * patient, no token and no id may ever stand here.
 */
const tabMessageSchema = z.discriminatedUnion('kind', [
  /** The session cookie has changed: signed in, or out. */
  z.object({ kind: z.literal('session-changed') }),
  /** The platform has ended the session; the doctor did not sign out, and will want to come back. */
  z.object({ kind: z.literal('session-expired') }),
  /** The clinic's cookie has changed. */
  z.object({ kind: z.literal('clinic-changed') }),
  /** A preference in the device's storage has changed: mode, skin, layout, menu, shortcuts. */
  z.object({ kind: z.literal('preferences-changed') }),
  /** The doctor has chosen a language, which the language cookie holds. */
  z.object({ kind: z.literal('language-changed') }),
  /** The privacy veil was drawn over the screen, or the PIN has opened it. */
  z.object({ kind: z.literal('screen-lock-changed') }),
  /** The doctor has marked, removed or postponed reminders, of which the device's storage knows. */
  z.object({ kind: z.literal('reminders-changed') }),
])

export type TabMessage = z.infer<typeof tabMessageSchema>

/** What stands in the storage is told by a note there: only then is it readable in the other tabs when they hear of it. */
interface TabChannels {
  post: PostToTabs
  postViaStorage: PostToTabs
}

const usesStorageChannel = ({ kind }: TabMessage): boolean =>
  kind === 'preferences-changed' || kind === 'reminders-changed'

// Events
/** Something has changed here that the other tabs of this browser must look at. */
export const tabMessageSent = createEvent<TabMessage>()
/** Another tab has told so. What is heard must never be told on. */
export const tabMessageReceived = createEvent<TabMessage>()
const messageArrived = createEvent<unknown>()
const messageParsed = messageArrived.map((message) => tabMessageSchema.safeParse(message))

// State
const $channels = createStore<TabChannels | null>(null, { serialize: 'ignore' })

// Effects
const listenFx = createEffect((): TabChannels => {
  const arrived = scopeBind(messageArrived)
  return { post: openTabChannel(CHANNEL, arrived), postViaStorage: openStorageChannel(STORAGE_CHANNEL, arrived) }
})
const postFx = attach({
  source: $channels,
  effect: (ways, events: TabMessage) =>
    usesStorageChannel(events) ? ways?.postViaStorage(events) : ways?.post(events),
})

// Connections
sample({ clock: appStarted, target: listenFx })
sample({ clock: listenFx.doneData, target: $channels })
sample({ clock: tabMessageSent, target: postFx })
sample({ clock: messageParsed.filterMap(({ data }) => data), target: tabMessageReceived })

/** A tab of another version, or another page of this origin: nothing that this one could act on. */
sample({
  clock: messageParsed.filterMap(({ error }) => error),
  fn: ({ issues }): ProblemReport => ({
    kind: 'malformed-event',
    where: 'tabs',
    details: [...new Set(issues.map(({ path }) => path.join('.') || '(message)'))],
  }),
  target: problemOccurred,
})
