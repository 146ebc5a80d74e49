/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { AppointmentNotification } from './appointment-notification.zod.ts'

export const AppointmentNotificationListResponse = /*#__PURE__*/ zod.object({
  notifications: /*#__PURE__*/ zod.array(AppointmentNotification),
})

export type AppointmentNotificationListResponse = zod.input<typeof AppointmentNotificationListResponse>
export type AppointmentNotificationListResponseOutput = zod.output<typeof AppointmentNotificationListResponse>
