/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { StatusResponse } from './status-response.zod.ts'

export const DoctorUserResponse = /*#__PURE__*/ zod.object({
  data: StatusResponse,
})

export type DoctorUserResponse = zod.input<typeof DoctorUserResponse>
export type DoctorUserResponseOutput = zod.output<typeof DoctorUserResponse>
