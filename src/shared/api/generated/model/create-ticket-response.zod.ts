/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { Ticket } from './ticket.zod.ts'

export const CreateTicketResponse = /*#__PURE__*/ zod.object({
  ticket: Ticket,
})

export type CreateTicketResponse = zod.input<typeof CreateTicketResponse>
export type CreateTicketResponseOutput = zod.output<typeof CreateTicketResponse>
