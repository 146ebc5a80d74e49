/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const TicketPriority = /*#__PURE__*/ zod.enum(['CRITICAL', 'HIGH', 'NORMAL', 'LOW'])

export type TicketPriority = zod.input<typeof TicketPriority>
export type TicketPriorityOutput = zod.output<typeof TicketPriority>
