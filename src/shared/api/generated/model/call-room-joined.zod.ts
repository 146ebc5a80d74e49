/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { CallMediaDescription } from './call-media-description.zod.ts'

export const CallRoomJoined = /*#__PURE__*/ zod.object({
  success: /*#__PURE__*/ zod.literal(true),
  rtpCapabilities: CallMediaDescription,
})

export type CallRoomJoined = zod.input<typeof CallRoomJoined>
export type CallRoomJoinedOutput = zod.output<typeof CallRoomJoined>
