/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { HelpArticle } from './help-article.zod.ts'

export const HelpContentResponse = /*#__PURE__*/ zod.object({
  content: /*#__PURE__*/ zod.union([HelpArticle, /*#__PURE__*/ zod.null()]),
})

export type HelpContentResponse = zod.input<typeof HelpContentResponse>
export type HelpContentResponseOutput = zod.output<typeof HelpContentResponse>
