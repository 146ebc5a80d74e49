/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { StatusCode } from './status-code.zod.ts'

export const StatusResponse = /*#__PURE__*/ zod.object({
  statusCode: StatusCode,
})

export type StatusResponse = zod.input<typeof StatusResponse>
export type StatusResponseOutput = zod.output<typeof StatusResponse>
