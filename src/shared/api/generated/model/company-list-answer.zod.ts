/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { Company } from './company.zod.ts'

export const CompanyListAnswer = /*#__PURE__*/ zod.object({
  companies: /*#__PURE__*/ zod.array(Company),
})

export type CompanyListAnswer = zod.input<typeof CompanyListAnswer>
export type CompanyListAnswerOutput = zod.output<typeof CompanyListAnswer>
