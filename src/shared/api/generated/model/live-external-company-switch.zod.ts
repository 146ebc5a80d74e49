/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { Id } from './id.zod.ts'

export const LiveExternalCompanySwitch = /*#__PURE__*/ zod.object({
  new_company: /*#__PURE__*/ zod.object({
    uuid: Id,
  }),
})

export type LiveExternalCompanySwitch = zod.input<typeof LiveExternalCompanySwitch>
export type LiveExternalCompanySwitchOutput = zod.output<typeof LiveExternalCompanySwitch>
