/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { HelpLanguage } from './help-language.zod.ts'
import { Id } from './id.zod.ts'

export const GetHelpContentRequest = /*#__PURE__*/ zod.object({
  uuid: Id,
  lang_id: HelpLanguage,
})

export type GetHelpContentRequest = zod.input<typeof GetHelpContentRequest>
export type GetHelpContentRequestOutput = zod.output<typeof GetHelpContentRequest>
