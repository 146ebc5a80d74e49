/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { Uuid } from './uuid.zod.ts'

export const DeleteAppointmentNotificationRequest = /*#__PURE__*/ zod.object({
  notification_uuid: Uuid,
})

export type DeleteAppointmentNotificationRequest = zod.input<typeof DeleteAppointmentNotificationRequest>
export type DeleteAppointmentNotificationRequestOutput = zod.output<typeof DeleteAppointmentNotificationRequest>
