/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { PatientSearchResult } from './patient-search-result.zod.ts'

export const FindPatientsResponse = /*#__PURE__*/ zod.object({
  companiesPatient: /*#__PURE__*/ zod.array(PatientSearchResult),
})

export type FindPatientsResponse = zod.input<typeof FindPatientsResponse>
export type FindPatientsResponseOutput = zod.output<typeof FindPatientsResponse>
