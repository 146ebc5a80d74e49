/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { PlainText } from './plain-text.zod.ts'

export const ReminderCreator = /*#__PURE__*/ zod.object({
  name: /*#__PURE__*/ zod.optional(PlainText),
})

export type ReminderCreator = zod.input<typeof ReminderCreator>
export type ReminderCreatorOutput = zod.output<typeof ReminderCreator>
