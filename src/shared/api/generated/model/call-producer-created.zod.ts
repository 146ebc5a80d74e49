/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const CallProducerCreated = /*#__PURE__*/ zod.object({
  success: /*#__PURE__*/ zod.literal(true),
  id: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
})

export type CallProducerCreated = zod.input<typeof CallProducerCreated>
export type CallProducerCreatedOutput = zod.output<typeof CallProducerCreated>
