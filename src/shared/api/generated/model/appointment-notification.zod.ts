/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { Id } from './id.zod.ts'
import { PlainText } from './plain-text.zod.ts'
import { Timestamp } from './timestamp.zod.ts'

export const AppointmentNotification = /*#__PURE__*/ zod.object({
  uuid: Id,
  message: /*#__PURE__*/ zod.optional(PlainText),
  patient_name: /*#__PURE__*/ zod.optional(PlainText),
  doctor_name: /*#__PURE__*/ zod.optional(PlainText),
  priority: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.number(), /*#__PURE__*/ zod.string()]),
  ),
  appointment_type: /*#__PURE__*/ zod.optional(PlainText),
  appointment_start: /*#__PURE__*/ zod.optional(Timestamp),
  created_by: /*#__PURE__*/ zod.optional(PlainText),
  created_at: /*#__PURE__*/ zod.optional(Timestamp),
  background_color: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  type: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  is_visible: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
})

export type AppointmentNotification = zod.input<typeof AppointmentNotification>
export type AppointmentNotificationOutput = zod.output<typeof AppointmentNotification>
