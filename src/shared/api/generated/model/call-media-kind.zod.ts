/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const CallMediaKind = /*#__PURE__*/ zod.enum(['audio', 'video'])

export type CallMediaKind = zod.input<typeof CallMediaKind>
export type CallMediaKindOutput = zod.output<typeof CallMediaKind>
