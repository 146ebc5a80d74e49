/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { CompanySettings } from './company-settings.zod.ts'

export const CompanySettingsResponse = /*#__PURE__*/ zod.object({
  companies: /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.array(CompanySettings), CompanySettings]),
})

export type CompanySettingsResponse = zod.input<typeof CompanySettingsResponse>
export type CompanySettingsResponseOutput = zod.output<typeof CompanySettingsResponse>
