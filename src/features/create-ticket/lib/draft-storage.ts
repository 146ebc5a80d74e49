import * as z from 'zod/mini'
import { TICKET_FIELDS, type TicketField } from './ticket-fields'

/** Fields that the user has changed; the others are absent. */
export type TicketDraft = Readonly<Partial<Record<TicketField, string>>>

export interface StoredDraft {
  typed: TicketDraft
  isOpen: boolean
}

const EMPTY_DRAFT: StoredDraft = { typed: {}, isOpen: false }

const storedSchema = z.object({
  typed: z.partialRecord(z.enum(TICKET_FIELDS), z.string()),
  isOpen: z.boolean(),
})

export function parseStoredDraft(text: string | null): StoredDraft {
  try {
    return storedSchema.parse(JSON.parse(text ?? 'null'))
  } catch {
    return EMPTY_DRAFT
  }
}

export const hasContent = (typed: TicketDraft): boolean =>
  Object.values(typed).some((text) => text !== undefined && text.trim() !== '')
