/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const CallDone = /*#__PURE__*/ zod.object({
  success: /*#__PURE__*/ zod.literal(true),
})

export type CallDone = zod.input<typeof CallDone>
export type CallDoneOutput = zod.output<typeof CallDone>
