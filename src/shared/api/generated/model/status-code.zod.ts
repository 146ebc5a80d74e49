/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const StatusCodeMin = 100
export const StatusCodeMax = 599

export const StatusCode = /*#__PURE__*/ zod
  .int()
  .check(/*#__PURE__*/ zod.gte(StatusCodeMin))
  .check(/*#__PURE__*/ zod.lte(StatusCodeMax))

export type StatusCode = zod.input<typeof StatusCode>
export type StatusCodeOutput = zod.output<typeof StatusCode>
