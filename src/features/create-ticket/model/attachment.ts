import { createEffect, createEvent, createStore, sample } from 'effector'
import { not } from 'patronum'
import { sessionEnded } from '@/shared/auth'
import { type AttachmentRefusal, chooseOne } from '../lib/attachment-rules'
import { inspectFile } from '../lib/read-attachment'
import { attachmentRemoved, filesGiven } from './file-events'
import { $isSendingTicket } from './submit-status'
import { draftDropped, ticketCreated } from './tickets'

// What happened
/** An attachment that was looked into before comes back, or goes. */
export const attachmentReplaced = createEvent<File | null>()

// What the world does for us
const inspectFx = createEffect(inspectFile)

// State
/** In memory only: a file does not outlast the page. */
export const $attachment = createStore<File | null>(null, { serialize: 'ignore' })
/** The file that is being looked into. */
const $candidate = createStore<File | null>(null, { serialize: 'ignore' })
/** Why the last file that came in was not taken. */
export const $attachmentRefusal = createStore<AttachmentRefusal | null>(null)
export const $isInspecting = $candidate.map((file) => file !== null)

// Flow
const chosen = sample({
  clock: filesGiven,
  source: { attachment: $attachment, candidate: $candidate },
  filter: not($isSendingTicket),
  fn: ({ attachment, candidate }, files) => chooseOne(files, attachment || candidate ? 1 : 0),
})
sample({ clock: chosen, filter: (file) => file === 'count', fn: () => 'count' as const, target: $attachmentRefusal })
const inspected = chosen.filterMap((file) => (file === null || file === 'count' ? undefined : file))
sample({ clock: inspected, target: [$candidate, inspectFx] })
sample({ clock: inspected, fn: () => null, target: $attachmentRefusal })

/** One that was removed while it was being looked into does not come back. */
const judged = sample({
  clock: inspectFx.done,
  source: $candidate,
  filter: (candidate, { params }) => candidate === params,
  fn: (_, { params, result }) => ({ file: params, refusal: result }),
})
sample({ clock: judged, fn: ({ file, refusal }) => (refusal ? null : file), target: $attachment })
sample({ clock: judged, fn: ({ refusal }) => refusal, target: $attachmentRefusal })
sample({ clock: judged, fn: () => null, target: $candidate })

const removed = sample({ clock: attachmentRemoved, filter: not($isSendingTicket) })
sample({
  clock: [removed, ticketCreated, draftDropped, sessionEnded],
  fn: () => null,
  target: attachmentReplaced,
})
sample({ clock: attachmentReplaced, target: $attachment })
sample({ clock: attachmentReplaced, fn: () => null, target: [$candidate, $attachmentRefusal] })
