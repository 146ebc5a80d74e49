/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const CreateTicketResponse = /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown())

export type CreateTicketResponse = zod.input<typeof CreateTicketResponse>
export type CreateTicketResponseOutput = zod.output<typeof CreateTicketResponse>
