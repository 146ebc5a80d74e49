/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { HelpLanguage } from './help-language.zod.ts'
import { Uuid } from './uuid.zod.ts'

export const listHelpContentsRequestLimitMax = 100

export const ListHelpContentsRequest = /*#__PURE__*/ zod.object({
  lang_id: HelpLanguage,
  category_id: /*#__PURE__*/ zod.union([Uuid, /*#__PURE__*/ zod.null()]),
  is_featured: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.boolean()),
  page: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  limit: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(listHelpContentsRequestLimitMax)),
})

export type ListHelpContentsRequest = zod.input<typeof ListHelpContentsRequest>
export type ListHelpContentsRequestOutput = zod.output<typeof ListHelpContentsRequest>
