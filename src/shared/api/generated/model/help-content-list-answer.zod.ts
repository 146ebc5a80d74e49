/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { HelpContent } from './help-content.zod.ts'
import { Pagination } from './pagination.zod.ts'

export const HelpContentListAnswer = /*#__PURE__*/ zod.object({
  contents: /*#__PURE__*/ zod.array(HelpContent),
  pagination: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Pagination, /*#__PURE__*/ zod.null()])),
})

export type HelpContentListAnswer = zod.input<typeof HelpContentListAnswer>
export type HelpContentListAnswerOutput = zod.output<typeof HelpContentListAnswer>
