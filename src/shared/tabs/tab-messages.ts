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
const tabMessageSchema = z.enum([
  'session-changed',
  /** The platform has ended the session; the user did not sign out and will want to return. */
  'session-expired',
  /** A 401 in any tab is now the result of the sign-out, and no expired session. */
  'sign-out-started',
  'sign-out-failed',
  /** The platform may be in either clinic until one of the next two messages. */
  'clinic-switch-started',
  'clinic-changed',
  'clinic-switch-failed',
  'preferences-changed',
  'language-changed',
  'screen-lock-changed',
  'reminders-changed',
  /** The user has returned to the sending tab. */
  'tab-shown',
  /** The user takes the call over in the sending tab; the tab with the call leaves it. */
  'call-takeover-requested',
])
const envelopeSchema = z.object({ kind: tabMessageSchema })

export type TabMessage = z.infer<typeof tabMessageSchema>

/** Changes in storage are sent through storage events: only then is the new value readable in the other tabs. */
interface TabChannels {
  post: PostToTabs
  postViaStorage: PostToTabs
}

const usesStorageChannel = (message: TabMessage): boolean =>
  message === 'preferences-changed' || message === 'reminders-changed'

// Events
export const tabMessageRequested = createEvent<TabMessage>()
/** A message from another tab. It must never be sent on. */
export const tabMessageReceived = createEvent<TabMessage>()
export const tabMessageOf = (message: TabMessage): Event<void> =>
  sample({ clock: tabMessageReceived, filter: (received) => received === message, fn: () => {} })
/** Sends a message whenever `clock` fires. */
export function sendTabMessageOn(clock: Event<unknown>, message: TabMessage): void {
  sample({ clock, fn: () => message, target: tabMessageRequested })
}
const messageArrived = createEvent<unknown>()
const messageParsed = messageArrived.map((message) => envelopeSchema.safeParse(message))

const $channels = createStore<TabChannels | null>(null, { serialize: 'ignore' })

// Effects
const openChannelsTask = createTask((): TabChannels => {
  const arrived = scopeBind(messageArrived)
  return { post: openTabChannel(CHANNEL, arrived), postViaStorage: openStorageChannel(STORAGE_CHANNEL, arrived) }
})
const postTask = createTask(({ channels, message }: { channels: TabChannels | null; message: TabMessage }) =>
  usesStorageChannel(message) ? channels?.postViaStorage({ kind: message }) : channels?.post({ kind: message }),
)

// Connections
sample({ clock: appStarted, target: openChannelsTask })
sample({ clock: openChannelsTask.doneData, target: $channels })
sample({
  clock: tabMessageRequested,
  source: $channels,
  fn: (channels, message) => ({ channels, message }),
  target: postTask,
})
sample({ clock: messageParsed.filterMap(({ data }) => data?.kind), target: tabMessageReceived })

/** Reports a message that this tab cannot read: it is from a tab of another version or from another page of this origin. */
sample({
  clock: messageParsed.filterMap(({ error }) => error),
  fn: ({ issues }): ProblemReport => ({
    kind: 'malformed-event',
    where: 'tabs',
    details: [...new Set(issues.map(({ path }) => path.join('.') || '(message)'))],
  }),
  target: problemOccurred,
})
