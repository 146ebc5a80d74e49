/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { AppointmentNotification } from './appointment-notification.zod.ts'

export const AppointmentNotificationListAnswer = /*#__PURE__*/ zod.object({
  notifications: /*#__PURE__*/ zod.array(AppointmentNotification),
})

export type AppointmentNotificationListAnswer = zod.input<typeof AppointmentNotificationListAnswer>
export type AppointmentNotificationListAnswerOutput = zod.output<typeof AppointmentNotificationListAnswer>
