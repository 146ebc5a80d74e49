/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { HelpContent } from './help-content.zod.ts'
import { Pagination } from './pagination.zod.ts'

export const HelpContentListResponse = /*#__PURE__*/ zod.object({
  contents: /*#__PURE__*/ zod.array(HelpContent),
  pagination: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Pagination, /*#__PURE__*/ zod.null()])),
})

export type HelpContentListResponse = zod.input<typeof HelpContentListResponse>
export type HelpContentListResponseOutput = zod.output<typeof HelpContentListResponse>
