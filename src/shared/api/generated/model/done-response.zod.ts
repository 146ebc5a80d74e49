/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { StatusCode } from './status-code.zod.ts'

export const DoneResponse = /*#__PURE__*/ zod.object({
  statusCode: /*#__PURE__*/ zod.optional(StatusCode),
})

export type DoneResponse = zod.input<typeof DoneResponse>
export type DoneResponseOutput = zod.output<typeof DoneResponse>
