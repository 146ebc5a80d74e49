/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { Id } from './id.zod.ts'
import { PlainText } from './plain-text.zod.ts'

export const ReminderPatient = /*#__PURE__*/ zod.object({
  name: /*#__PURE__*/ zod.optional(PlainText),
  uuid: /*#__PURE__*/ zod.optional(Id),
  locked: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
})

export type ReminderPatient = zod.input<typeof ReminderPatient>
export type ReminderPatientOutput = zod.output<typeof ReminderPatient>
