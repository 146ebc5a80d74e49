/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { StatusCode } from './status-code.zod.ts'

export const ErrorBody = /*#__PURE__*/ zod.object({
  statusCode: /*#__PURE__*/ zod.optional(StatusCode),
  message: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  errors: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  ),
})

export type ErrorBody = zod.input<typeof ErrorBody>
export type ErrorBodyOutput = zod.output<typeof ErrorBody>
