/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { PlainText } from './plain-text.zod.ts'

export const HelpArticle = /*#__PURE__*/ zod.object({
  title: /*#__PURE__*/ zod.optional(PlainText),
  subtitle: /*#__PURE__*/ zod.optional(PlainText),
  help_content_html: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  help_content: /*#__PURE__*/ zod.optional(PlainText),
  help_content_video: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
})

export type HelpArticle = zod.input<typeof HelpArticle>
export type HelpArticleOutput = zod.output<typeof HelpArticle>
