import { createEvent, createStore, sample } from 'effector'
import { not } from 'patronum'
import { sessionEnded } from '@/shared/auth'
import { createTask } from '@/shared/lib/effector'
import { type AttachmentRejection, pickAttachment } from '../lib/attachment-rules'
import { inspectFile } from '../lib/read-attachment'
import { $isSubmittingTicket, attachmentRemoved, filesAdded } from './ticket-drawer'
import { ticketDataCleared, ticketCreated } from './tickets'

// Events
export const attachmentReplaced = createEvent<File | null>()

// Effects
const inspectTask = createTask(async (file: File) => ({ file, rejection: await inspectFile(file) }))

// Stores
/** In memory only: a file cannot be stored for a reload. */
export const $attachment = createStore<File | null>(null, { serialize: 'ignore' })
const $candidate = createStore<File | null>(null, { serialize: 'ignore' })
export const $attachmentRejection = createStore<AttachmentRejection | null>(null)
export const $isInspecting = $candidate.map((file) => file !== null)

// Connections
const chosen = sample({
  clock: filesAdded,
  source: { attachment: $attachment, candidate: $candidate },
  filter: not($isSubmittingTicket),
  fn: ({ attachment, candidate }, files) => pickAttachment(files, attachment || candidate ? 1 : 0),
})
const inspectionStarted = chosen.filterMap((file) => (file === null || file === 'count' ? undefined : file))
sample({ clock: inspectionStarted, target: inspectTask })

/** Without the result for a file that was removed during its inspection. */
const inspectionSettled = sample({
  clock: inspectTask.doneData,
  source: $candidate,
  filter: (candidate, { file }) => candidate === file,
  fn: (_, inspected) => inspected,
})

const removed = sample({ clock: attachmentRemoved, filter: not($isSubmittingTicket) })
sample({
  clock: [removed, ticketCreated, ticketDataCleared, sessionEnded],
  fn: () => null,
  target: attachmentReplaced,
})

$attachment
  .on(inspectionSettled, (_, { file, rejection }) => (rejection ? null : file))
  .on(attachmentReplaced, (_, file) => file)
$candidate.on(inspectionStarted, (_, file) => file).reset(inspectionSettled, attachmentReplaced)
$attachmentRejection
  .on(chosen, (rejection, file) => (file === 'count' ? file : rejection))
  .on(inspectionSettled, (current, { rejection }) => rejection ?? current)
  .reset(inspectionStarted, attachmentReplaced)
