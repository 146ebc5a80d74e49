/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { Ticket } from './ticket.zod.ts'

export const CreateTicketAnswer = /*#__PURE__*/ zod.object({
  ticket: Ticket,
})

export type CreateTicketAnswer = zod.input<typeof CreateTicketAnswer>
export type CreateTicketAnswerOutput = zod.output<typeof CreateTicketAnswer>
