/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { CallMediaKind } from './call-media-kind.zod.ts'

export const CallProducerKind = /*#__PURE__*/ zod.object({
  kind: CallMediaKind,
})

export type CallProducerKind = zod.input<typeof CallProducerKind>
export type CallProducerKindOutput = zod.output<typeof CallProducerKind>
