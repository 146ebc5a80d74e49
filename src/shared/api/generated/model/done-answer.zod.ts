/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { StatusCode } from './status-code.zod.ts'

export const DoneAnswer = /*#__PURE__*/ zod.object({
  statusCode: /*#__PURE__*/ zod.optional(StatusCode),
})

export type DoneAnswer = zod.input<typeof DoneAnswer>
export type DoneAnswerOutput = zod.output<typeof DoneAnswer>
