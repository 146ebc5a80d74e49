/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const AccountingSettingsResponse = /*#__PURE__*/ zod.object({
  settings: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()),
  ),
})

export type AccountingSettingsResponse = zod.input<typeof AccountingSettingsResponse>
export type AccountingSettingsResponseOutput = zod.output<typeof AccountingSettingsResponse>
