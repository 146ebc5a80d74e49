/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { StatusCode } from './status-code.zod.ts'

export const StatusAnswer = /*#__PURE__*/ zod.object({
  statusCode: StatusCode,
})

export type StatusAnswer = zod.input<typeof StatusAnswer>
export type StatusAnswerOutput = zod.output<typeof StatusAnswer>
