/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { ReminderNote } from './reminder-note.zod.ts'

export const ReminderListResponse = /*#__PURE__*/ zod.object({
  notes: /*#__PURE__*/ zod.array(ReminderNote),
})

export type ReminderListResponse = zod.input<typeof ReminderListResponse>
export type ReminderListResponseOutput = zod.output<typeof ReminderListResponse>
