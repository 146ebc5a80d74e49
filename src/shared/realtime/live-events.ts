import { createEvent, type Event, sample } from 'effector'
import {
  AppointmentNotification,
  LiveExternalCompanySwitch,
  LiveNotificationDeleted,
  LiveSettingsTransactions,
  ReminderNote,
} from '@/shared/api'
import { type ProblemReport, problemOccurred } from '@/shared/report'

/** The live events of the platform with the schema of their payload (openapi/live-events.asyncapi.yaml). */
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

/** A message as the socket gives it. */
interface LiveMessage {
  name: string
  payload: unknown
}

type ParsedEvent =
  | { status: 'event'; name: LiveEventName; payload: Payloads[LiveEventName] }
  | { status: 'malformed'; name: LiveEventName; fields: readonly string[] }
  /** Some other event, which is not for this portal. */
  | { status: 'unknown' }

const isLiveEvent = (name: string): name is LiveEventName => Object.hasOwn(schemas, name)

function parseMessage({ name, payload }: LiveMessage): ParsedEvent {
  if (!isLiveEvent(name)) return { status: 'unknown' }
  const parsed = schemas[name].safeParse(payload)
  if (parsed.success) return { status: 'event', name, payload: parsed.data }
  const fields = parsed.error.issues.map(({ path }) => path.join('.') || '(payload)')
  return { status: 'malformed', name, fields: [...new Set(fields)] }
}

/** Every message of the socket comes in here; what does not parse is dropped and reported, never delivered or thrown. */
export const liveMessageReceived = createEvent<LiveMessage>()

const messageParsed = liveMessageReceived.map(parseMessage)

function eventOf<Name extends LiveEventName>(name: Name): Event<Payloads[Name]> {
  return messageParsed.filterMap((reading) =>
    reading.status === 'event' && reading.name === name ? (reading.payload as Payloads[Name]) : undefined,
  )
}

/** The events with their parsed payloads: the stories of the portal start here. */
export const liveEvents: { readonly [Name in LiveEventName]: Event<Payloads[Name]> } = {
  'patient:notes_created': eventOf('patient:notes_created'),
  'appointments:notification_created': eventOf('appointments:notification_created'),
  'appointments:notification_updated': eventOf('appointments:notification_updated'),
  'appointments:notification_deleted': eventOf('appointments:notification_deleted'),
  'companies:settings_transactions': eventOf('companies:settings_transactions'),
  external_company_switch: eventOf('external_company_switch'),
}

sample({
  clock: messageParsed.filterMap((reading) => (reading.status === 'malformed' ? reading : undefined)),
  fn: ({ name, fields }): ProblemReport => ({ kind: 'malformed-event', where: name, details: fields }),
  target: problemOccurred,
})
