/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { CompanySetting } from './company-setting.zod.ts'
import { Id } from './id.zod.ts'

export const CompanySettings = /*#__PURE__*/ zod.object({
  uuid: /*#__PURE__*/ zod.optional(Id),
  companies_setting: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([CompanySetting, /*#__PURE__*/ zod.null()])),
  transactions: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
})

export type CompanySettings = zod.input<typeof CompanySettings>
export type CompanySettingsOutput = zod.output<typeof CompanySettings>
