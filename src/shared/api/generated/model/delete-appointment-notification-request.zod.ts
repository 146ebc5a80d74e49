/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { Id } from './id.zod.ts'

export const DeleteAppointmentNotificationRequest = /*#__PURE__*/ zod.object({
  notification_uuid: Id,
})

export type DeleteAppointmentNotificationRequest = zod.input<typeof DeleteAppointmentNotificationRequest>
export type DeleteAppointmentNotificationRequestOutput = zod.output<typeof DeleteAppointmentNotificationRequest>
