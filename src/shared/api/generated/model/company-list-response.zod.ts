/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { Company } from './company.zod.ts'

export const CompanyListResponse = /*#__PURE__*/ zod.object({
  companies: /*#__PURE__*/ zod.array(Company),
})

export type CompanyListResponse = zod.input<typeof CompanyListResponse>
export type CompanyListResponseOutput = zod.output<typeof CompanyListResponse>
