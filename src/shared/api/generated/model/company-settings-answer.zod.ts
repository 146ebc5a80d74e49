/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { CompanySettings } from './company-settings.zod.ts'

export const CompanySettingsAnswer = /*#__PURE__*/ zod.object({
  companies: /*#__PURE__*/ zod.array(CompanySettings),
})

export type CompanySettingsAnswer = zod.input<typeof CompanySettingsAnswer>
export type CompanySettingsAnswerOutput = zod.output<typeof CompanySettingsAnswer>
