/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const CallPeer = /*#__PURE__*/ zod.object({
  userName: /*#__PURE__*/ zod.string(),
})

export type CallPeer = zod.input<typeof CallPeer>
export type CallPeerOutput = zod.output<typeof CallPeer>
