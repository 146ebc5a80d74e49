import { createEvent, type Event, sample } from 'effector'
import {
  AppointmentNotification,
  LiveExternalCompanySwitch,
  LiveNotificationDeleted,
  LiveSettingsTransactions,
  normalizeId,
  readTolerantly,
  ReminderNote,
} from '@/shared/api'
import { type ProblemReport, problemOccurred } from '@/shared/report'

/** Payload schemas of the live events (openapi/live-events.asyncapi.yaml). */
const schemas = {
  'patient:notes_created': ReminderNote,
  'appointments:notification_created': AppointmentNotification,
  'appointments:notification_updated': AppointmentNotification,
  'appointments:notification_deleted': LiveNotificationDeleted,
  'companies:settings_transactions': LiveSettingsTransactions,
  external_company_switch: LiveExternalCompanySwitch,
} as const

type LiveEventName = keyof typeof schemas
type Payloads = { [Name in LiveEventName]: ReturnType<(typeof schemas)[Name]['parse']> }

interface LiveMessage {
  name: string
  payload: unknown
}

type ParsedEvent =
  | { status: 'event'; name: LiveEventName; payload: Payloads[LiveEventName]; fields: readonly string[] }
  | { status: 'malformed'; name: LiveEventName; fields: readonly string[] }
  | { status: 'unknown' }

const isLiveEvent = (name: string): name is LiveEventName => Object.hasOwn(schemas, name)

function parseMessage({ name, payload }: LiveMessage): ParsedEvent {
  if (!isLiveEvent(name)) return { status: 'unknown' }
  // An event without a payload has `undefined`, which Effector would drop.
  const result = readTolerantly<Payloads[LiveEventName]>(schemas[name], payload ?? null)
  return result.ok
    ? { status: 'event', name, payload: result.value, fields: result.fields }
    : { status: 'malformed', name, fields: result.fields }
}

/** Every message of the socket. A malformed one is dropped and reported, never delivered or thrown. */
export const liveMessageReceived = createEvent<LiveMessage>()

const messageParsed = liveMessageReceived.map(parseMessage)

function eventOf<Name extends LiveEventName>(name: Name): Event<Payloads[Name]> {
  return messageParsed.filterMap((parsed) =>
    parsed.status === 'event' && parsed.name === name ? (parsed.payload as Payloads[Name]) : undefined,
  )
}

const DELETED = 'appointments:notification_deleted'

/** The id of a deleted notification; null without a readable id, so that the list is refetched. */
const notificationDeleted = messageParsed.filterMap((parsed) => {
  if (parsed.status === 'unknown' || parsed.name !== DELETED) return undefined
  return parsed.status === 'event' ? toDeletedId(parsed.payload as Payloads[typeof DELETED]) : null
})

function toDeletedId(payload: Payloads[typeof DELETED]): string | null {
  const id = typeof payload === 'string' ? payload : (payload.uuid ?? payload.notification_uuid)
  return id === undefined ? null : normalizeId(id)
}

const malformed = (...names: readonly LiveEventName[]) =>
  messageParsed.filter({ fn: (parsed) => parsed.status === 'malformed' && names.includes(parsed.name) })

/** Something has changed that cannot be read: the list is refetched, because it may lock a patient. */
export const unreadableReminderReceived = malformed('patient:notes_created')
export const unreadableNotificationReceived = malformed(
  'appointments:notification_created',
  'appointments:notification_updated',
)

export const liveEvents = {
  'patient:notes_created': eventOf('patient:notes_created'),
  'appointments:notification_created': eventOf('appointments:notification_created'),
  'appointments:notification_updated': eventOf('appointments:notification_updated'),
  [DELETED]: notificationDeleted,
  'companies:settings_transactions': eventOf('companies:settings_transactions'),
  external_company_switch: eventOf('external_company_switch'),
} satisfies Record<LiveEventName, unknown>

sample({
  clock: messageParsed.filterMap((parsed) =>
    parsed.status !== 'unknown' && parsed.fields.length > 0 ? parsed : undefined,
  ),
  fn: ({ name, fields }): ProblemReport => ({ kind: 'malformed-event', where: name, details: fields }),
  target: problemOccurred,
})
