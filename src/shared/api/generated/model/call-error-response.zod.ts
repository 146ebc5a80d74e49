/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const CallErrorResponse = /*#__PURE__*/ zod.object({
  success: /*#__PURE__*/ zod.literal(false),
  error: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
})

export type CallErrorResponse = zod.input<typeof CallErrorResponse>
export type CallErrorResponseOutput = zod.output<typeof CallErrorResponse>
