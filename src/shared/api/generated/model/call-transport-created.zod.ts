/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { CallMediaDescription } from './call-media-description.zod.ts'

export const CallTransportCreated = /*#__PURE__*/ zod.object({
  success: /*#__PURE__*/ zod.literal(true),
  params: /*#__PURE__*/ zod.object({
    id: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
    iceParameters: CallMediaDescription,
    iceCandidates: /*#__PURE__*/ zod.array(CallMediaDescription),
    dtlsParameters: CallMediaDescription,
  }),
})

export type CallTransportCreated = zod.input<typeof CallTransportCreated>
export type CallTransportCreatedOutput = zod.output<typeof CallTransportCreated>
