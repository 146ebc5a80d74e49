import { createEvent, createStore, type Event, sample, scopeBind } from 'effector'
import * as z from 'zod/mini'
import { openTabChannel, openStorageChannel, type PostToTabs } from '@/shared/browser'
import { createTask } from '@/shared/lib/effector'
import { appStarted } from '@/shared/lifecycle'
import { type ProblemReport, problemOccurred } from '@/shared/report'

const CHANNEL = 'portal.tabs'
const STORAGE_CHANNEL = 'portal.tabNotes'

/**
 * Messages between tabs. They only say that something changed; every tab reads the new value itself (cookies, storage),
 * so that the order of messages does not matter. They must never contain patient data, tokens or ids.
 */
const tabMessageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('session-changed') }),
  /** The platform has ended the session; the user did not sign out and will want to return. */
  z.object({ kind: z.literal('session-expired') }),
  /** A 401 in any tab is now the result of the sign-out, and no expired session. */
  z.object({ kind: z.literal('sign-out-started') }),
  z.object({ kind: z.literal('sign-out-failed') }),
  z.object({ kind: z.literal('clinic-changed') }),
  z.object({ kind: z.literal('clinic-switch-failed') }),
  z.object({ kind: z.literal('preferences-changed') }),
  z.object({ kind: z.literal('language-changed') }),
  z.object({ kind: z.literal('screen-lock-changed') }),
  z.object({ kind: z.literal('reminders-changed') }),
  /** The user has returned to the sending tab. */
  z.object({ kind: z.literal('tab-shown') }),
  /** The user takes the call over in the sending tab; the tab with the call leaves it. */
  z.object({ kind: z.literal('call-takeover-requested') }),
])

export type TabMessage = z.infer<typeof tabMessageSchema>

/** Changes in storage are sent through storage events: only then is the new value readable in the other tabs. */
interface TabChannels {
  post: PostToTabs
  postViaStorage: PostToTabs
}

const usesStorageChannel = ({ kind }: TabMessage): boolean =>
  kind === 'preferences-changed' || kind === 'reminders-changed'

// Events
export const tabMessageSent = createEvent<TabMessage>()
/** A message from another tab. It must never be sent on. */
export const tabMessageReceived = createEvent<TabMessage>()
export const tabMessageOf = (kind: TabMessage['kind']): Event<void> =>
  sample({ clock: tabMessageReceived, filter: (message) => message.kind === kind, fn: () => {} })
const messageArrived = createEvent<unknown>()
const messageParsed = messageArrived.map((message) => tabMessageSchema.safeParse(message))

const $channels = createStore<TabChannels | null>(null, { serialize: 'ignore' })

// Effects
const listenTask = createTask((): TabChannels => {
  const arrived = scopeBind(messageArrived)
  return { post: openTabChannel(CHANNEL, arrived), postViaStorage: openStorageChannel(STORAGE_CHANNEL, arrived) }
})
const postTask = createTask(({ channels, message }: { channels: TabChannels | null; message: TabMessage }) =>
  usesStorageChannel(message) ? channels?.postViaStorage(message) : channels?.post(message),
)

// Connections
sample({ clock: appStarted, target: listenTask })
sample({ clock: listenTask.doneData, target: $channels })
sample({
  clock: tabMessageSent,
  source: $channels,
  fn: (channels, message) => ({ channels, message }),
  target: postTask,
})
sample({ clock: messageParsed.filterMap(({ data }) => data), target: tabMessageReceived })

/** Sent by a tab of another version or by another page of this origin, so this tab cannot use it. */
sample({
  clock: messageParsed.filterMap(({ error }) => error),
  fn: ({ issues }): ProblemReport => ({
    kind: 'malformed-event',
    where: 'tabs',
    details: [...new Set(issues.map(({ path }) => path.join('.') || '(message)'))],
  }),
  target: problemOccurred,
})
