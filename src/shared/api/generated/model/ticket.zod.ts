/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { Moment } from './moment.zod.ts'
import { PlainText } from './plain-text.zod.ts'

export const Ticket = /*#__PURE__*/ zod.object({
  uuid: /*#__PURE__*/ zod.optional(PlainText),
  subject: /*#__PURE__*/ zod.optional(PlainText),
  category: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  priority: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  description: /*#__PURE__*/ zod.optional(PlainText),
  status: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  created_at: /*#__PURE__*/ zod.optional(Moment),
})

export type Ticket = zod.input<typeof Ticket>
export type TicketOutput = zod.output<typeof Ticket>
