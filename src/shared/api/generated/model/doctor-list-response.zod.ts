/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { DoctorListEntry } from './doctor-list-entry.zod.ts'

export const DoctorListResponse = /*#__PURE__*/ zod.object({
  lists: /*#__PURE__*/ zod.array(DoctorListEntry),
})

export type DoctorListResponse = zod.input<typeof DoctorListResponse>
export type DoctorListResponseOutput = zod.output<typeof DoctorListResponse>
