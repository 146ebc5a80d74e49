/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { Uuid } from './uuid.zod.ts'

export const SetAppointmentNotificationVisibilityRequest = /*#__PURE__*/ zod.object({
  notification_uuid: Uuid,
  is_visible: /*#__PURE__*/ zod.boolean(),
})

export type SetAppointmentNotificationVisibilityRequest = zod.input<typeof SetAppointmentNotificationVisibilityRequest>
export type SetAppointmentNotificationVisibilityRequestOutput = zod.output<
  typeof SetAppointmentNotificationVisibilityRequest
>
