/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { DoctorSetting } from './doctor-setting.zod.ts'
import { Id } from './id.zod.ts'
import { PlainText } from './plain-text.zod.ts'

export const Company = /*#__PURE__*/ zod.object({
  uuid: Id,
  company_name: /*#__PURE__*/ zod.optional(PlainText),
  email: /*#__PURE__*/ zod.optional(PlainText),
  doctor_setting: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([DoctorSetting, /*#__PURE__*/ zod.null()])),
})

export type Company = zod.input<typeof Company>
export type CompanyOutput = zod.output<typeof Company>
