/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { StatusAnswer } from './status-answer.zod.ts'

export const DoctorUserAnswer = /*#__PURE__*/ zod.object({
  data: StatusAnswer,
})

export type DoctorUserAnswer = zod.input<typeof DoctorUserAnswer>
export type DoctorUserAnswerOutput = zod.output<typeof DoctorUserAnswer>
