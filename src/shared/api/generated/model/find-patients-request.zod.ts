/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const findPatientsRequestKeywordMin = 3
export const findPatientsRequestKeywordMax = 100

export const FindPatientsRequest = /*#__PURE__*/ zod.object({
  keyword: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(findPatientsRequestKeywordMin))
    .check(/*#__PURE__*/ zod.maxLength(findPatientsRequestKeywordMax)),
  type: /*#__PURE__*/ zod.literal(0),
})

export type FindPatientsRequest = zod.input<typeof FindPatientsRequest>
export type FindPatientsRequestOutput = zod.output<typeof FindPatientsRequest>
