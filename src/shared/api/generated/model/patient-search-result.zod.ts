/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { Id } from './id.zod.ts'
import { PlainText } from './plain-text.zod.ts'

export const PatientSearchResult = /*#__PURE__*/ zod.object({
  uuid: Id,
  name: /*#__PURE__*/ zod.optional(PlainText),
  surname: /*#__PURE__*/ zod.optional(PlainText),
  full_phone_number: /*#__PURE__*/ zod.optional(PlainText),
  birth_date: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  citizenship_number: /*#__PURE__*/ zod.optional(PlainText),
})

export type PatientSearchResult = zod.input<typeof PatientSearchResult>
export type PatientSearchResultOutput = zod.output<typeof PatientSearchResult>
