/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const LiveSettingsTransactions = /*#__PURE__*/ zod.unknown()

export type LiveSettingsTransactions = zod.input<typeof LiveSettingsTransactions>
export type LiveSettingsTransactionsOutput = zod.output<typeof LiveSettingsTransactions>
