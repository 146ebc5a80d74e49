/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { CallMediaKind } from './call-media-kind.zod.ts'

export const CallProducer = /*#__PURE__*/ zod.object({
  producerId: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  kind: CallMediaKind,
})

export type CallProducer = zod.input<typeof CallProducer>
export type CallProducerOutput = zod.output<typeof CallProducer>
