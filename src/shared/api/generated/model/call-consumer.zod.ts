/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const CallConsumer = /*#__PURE__*/ zod.object({
  consumerId: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
})

export type CallConsumer = zod.input<typeof CallConsumer>
export type CallConsumerOutput = zod.output<typeof CallConsumer>
