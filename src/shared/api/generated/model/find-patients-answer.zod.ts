/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { PatientSearchResult } from './patient-search-result.zod.ts'

export const FindPatientsAnswer = /*#__PURE__*/ zod.object({
  companiesPatient: /*#__PURE__*/ zod.array(PatientSearchResult),
})

export type FindPatientsAnswer = zod.input<typeof FindPatientsAnswer>
export type FindPatientsAnswerOutput = zod.output<typeof FindPatientsAnswer>
