import * as z from 'zod/mini'
import type { CreateTicketRequest, TicketCategory, TicketPriority } from '@/shared/api'

/** Field names of the request, in the order of the form. */
export const TICKET_FIELDS = [
  'subject',
  'category',
  'priority',
  'description',
  'contact_name',
  'contact_surname',
  'contact_email',
  'contact_phone',
] as const

export type TicketField = (typeof TICKET_FIELDS)[number]
export type TicketValues = Readonly<Record<TicketField, string>>

export const CATEGORIES = [
  'TECHNICAL',
  'BILLING',
  'FEATURE_REQUEST',
  'BUG_REPORT',
  'ACCOUNT',
  'GENERAL',
  'MAINTENANCE',
] as const satisfies readonly TicketCategory[]

export const PRIORITIES = ['CRITICAL', 'HIGH', 'NORMAL', 'LOW'] as const satisfies readonly TicketPriority[]

/** The specification sets no limits; these keep a pasted log out of a ticket. In characters. */
const MAX_LENGTHS: Readonly<Partial<Record<TicketField, number>>> = {
  subject: 200,
  description: 5_000,
  contact_name: 100,
  contact_surname: 100,
  contact_email: 320,
  contact_phone: 50,
}

export const maxLengthOf = (field: TicketField): number => MAX_LENGTHS[field] ?? Number.POSITIVE_INFINITY

export const isTicketField = (name: string): name is TicketField => TICKET_FIELDS.some((field) => field === name)

export const missingFields = (values: TicketValues): TicketField[] =>
  TICKET_FIELDS.filter((field) => values[field].trim() === '')

/** Fields over their limit; `reserved` is the length of what is appended to the description. */
export const tooLongFields = (values: TicketValues, reserved: number): TicketField[] =>
  TICKET_FIELDS.filter((field) => {
    const taken = field === 'description' ? reserved : 0
    return values[field].trim().length + taken > maxLengthOf(field)
  })

export function toRequest(values: TicketValues, details: string): CreateTicketRequest | null {
  const category = CATEGORIES.find((item) => item === values.category)
  const priority = PRIORITIES.find((item) => item === values.priority)
  const isComplete = missingFields(values).length === 0 && tooLongFields(values, details.length).length === 0
  if (!category || !priority || !isComplete) return null
  return {
    subject: values.subject.trim(),
    category,
    priority,
    description: values.description.trim() + details,
    contact_name: values.contact_name.trim(),
    contact_surname: values.contact_surname.trim(),
    contact_email: values.contact_email.trim(),
    contact_phone: values.contact_phone.trim(),
  }
}

/** Fields that the user has changed; the others are absent. */
export type TicketDraft = Readonly<Partial<Record<TicketField, string>>>

export const storedDraftSchema = z.object({
  typed: z.partialRecord(z.enum(TICKET_FIELDS), z.string()),
  isOpen: z.boolean(),
  /** A ticket with this text may have been created. */
  mayBeDelivered: z.optional(z.boolean()),
})

export const EMPTY_DRAFT: z.infer<typeof storedDraftSchema> = { typed: {}, isOpen: false }

/** An emptied contact field counts as content: without it the form would show the value of the platform again. */
export const hasContent = (typed: TicketDraft): boolean =>
  Object.entries(typed).some(([field, text]) => field.startsWith('contact_') || text.trim() !== '')
