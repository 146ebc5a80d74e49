/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const HelpLanguage = /*#__PURE__*/ zod.enum(['TR', 'EN'])

export type HelpLanguage = zod.input<typeof HelpLanguage>
export type HelpLanguageOutput = zod.output<typeof HelpLanguage>
