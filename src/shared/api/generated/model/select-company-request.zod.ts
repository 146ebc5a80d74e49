/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { Id } from './id.zod.ts'

export const SelectCompanyRequest = /*#__PURE__*/ zod.object({
  companies: Id,
  type: /*#__PURE__*/ zod.literal(2),
})

export type SelectCompanyRequest = zod.input<typeof SelectCompanyRequest>
export type SelectCompanyRequestOutput = zod.output<typeof SelectCompanyRequest>
