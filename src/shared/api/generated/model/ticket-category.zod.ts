/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const TicketCategory = /*#__PURE__*/ zod.enum([
  'TECHNICAL',
  'BILLING',
  'FEATURE_REQUEST',
  'BUG_REPORT',
  'ACCOUNT',
  'GENERAL',
  'MAINTENANCE',
])

export type TicketCategory = zod.input<typeof TicketCategory>
export type TicketCategoryOutput = zod.output<typeof TicketCategory>
