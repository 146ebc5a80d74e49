/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { Id } from './id.zod.ts'

export const appointmentNotificationFilterDateRegExp = new RegExp('^[0-9]{4}-[0-9]{2}-[0-9]{2}$')
export const appointmentNotificationFilterPatientSearchMax = 100

export const AppointmentNotificationFilter = /*#__PURE__*/ zod.object({
  date: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(appointmentNotificationFilterDateRegExp)),
  ),
  priority: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.union([
      /*#__PURE__*/ zod.literal(1),
      /*#__PURE__*/ zod.literal(2),
      /*#__PURE__*/ zod.literal(3),
      /*#__PURE__*/ zod.literal(null),
    ]),
  ),
  is_visible: /*#__PURE__*/ zod.boolean(),
  doctor_uuid: /*#__PURE__*/ zod.union([Id, /*#__PURE__*/ zod.null()]),
  patient_search: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(appointmentNotificationFilterPatientSearchMax)),
  ),
})

export type AppointmentNotificationFilter = zod.input<typeof AppointmentNotificationFilter>
export type AppointmentNotificationFilterOutput = zod.output<typeof AppointmentNotificationFilter>
