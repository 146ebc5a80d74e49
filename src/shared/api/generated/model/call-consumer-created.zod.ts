/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { CallMediaDescription } from './call-media-description.zod.ts'
import { CallMediaKind } from './call-media-kind.zod.ts'

export const CallConsumerCreated = /*#__PURE__*/ zod.object({
  success: /*#__PURE__*/ zod.literal(true),
  params: /*#__PURE__*/ zod.object({
    id: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
    producerId: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
    kind: CallMediaKind,
    rtpParameters: CallMediaDescription,
  }),
})

export type CallConsumerCreated = zod.input<typeof CallConsumerCreated>
export type CallConsumerCreatedOutput = zod.output<typeof CallConsumerCreated>
