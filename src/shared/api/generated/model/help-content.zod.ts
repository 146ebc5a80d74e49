/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { Id } from './id.zod.ts'
import { PlainText } from './plain-text.zod.ts'

export const HelpContent = /*#__PURE__*/ zod.object({
  uuid: Id,
  title: /*#__PURE__*/ zod.optional(PlainText),
  subtitle: /*#__PURE__*/ zod.optional(PlainText),
})

export type HelpContent = zod.input<typeof HelpContent>
export type HelpContentOutput = zod.output<typeof HelpContent>
