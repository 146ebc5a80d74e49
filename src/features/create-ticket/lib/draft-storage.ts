import * as z from 'zod/mini'
import { TICKET_FIELDS, type TicketField } from './ticket-fields'

/** What the doctor has typed; fields that they have not touched are absent. */
export type TicketDraft = Readonly<Partial<Record<TicketField, string>>>

export interface KeptDraft {
  typed: TicketDraft
  /** The form was open when the page went away. */
  isOpen: boolean
}

const NOTHING: KeptDraft = { typed: {}, isOpen: false }

const keptSchema = z.object({
  typed: z.partialRecord(z.enum(TICKET_FIELDS), z.string()),
  isOpen: z.boolean(),
})

export function parseKeptDraft(text: string | null): KeptDraft {
  try {
    return keptSchema.parse(JSON.parse(text ?? 'null'))
  } catch {
    return NOTHING
  }
}

export const isWritten = (typed: TicketDraft): boolean =>
  Object.values(typed).some((text) => text !== undefined && text.trim() !== '')
