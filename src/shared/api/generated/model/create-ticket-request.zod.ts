/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { TicketCategory } from './ticket-category.zod.ts'
import { TicketPriority } from './ticket-priority.zod.ts'

export const CreateTicketRequest = /*#__PURE__*/ zod.object({
  subject: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  category: TicketCategory,
  priority: TicketPriority,
  description: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  contact_name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  contact_surname: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  contact_email: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  contact_phone: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  attachments: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.instanceof(Blob)),
})

export type CreateTicketRequest = zod.input<typeof CreateTicketRequest>
export type CreateTicketRequestOutput = zod.output<typeof CreateTicketRequest>
