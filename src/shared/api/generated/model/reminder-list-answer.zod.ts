/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { ReminderNote } from './reminder-note.zod.ts'

export const ReminderListAnswer = /*#__PURE__*/ zod.object({
  notes: /*#__PURE__*/ zod.array(ReminderNote),
})

export type ReminderListAnswer = zod.input<typeof ReminderListAnswer>
export type ReminderListAnswerOutput = zod.output<typeof ReminderListAnswer>
