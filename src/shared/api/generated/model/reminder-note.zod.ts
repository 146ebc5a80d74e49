/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { Id } from './id.zod.ts'
import { PlainText } from './plain-text.zod.ts'
import { ReminderCreator } from './reminder-creator.zod.ts'
import { ReminderPatient } from './reminder-patient.zod.ts'
import { Timestamp } from './timestamp.zod.ts'

export const ReminderNote = /*#__PURE__*/ zod.object({
  notes_uuid: /*#__PURE__*/ zod.optional(Id),
  note: /*#__PURE__*/ zod.optional(PlainText),
  type: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  remind_at: /*#__PURE__*/ zod.optional(Timestamp),
  read: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  patient_info: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([ReminderPatient, /*#__PURE__*/ zod.null()])),
  createdBy: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([ReminderCreator, /*#__PURE__*/ zod.null()])),
})

export type ReminderNote = zod.input<typeof ReminderNote>
export type ReminderNoteOutput = zod.output<typeof ReminderNote>
