/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { Id } from './id.zod.ts'

export const SetAppointmentNotificationVisibilityRequest = /*#__PURE__*/ zod.object({
  notification_uuid: Id,
  is_visible: /*#__PURE__*/ zod.boolean(),
})

export type SetAppointmentNotificationVisibilityRequest = zod.input<typeof SetAppointmentNotificationVisibilityRequest>
export type SetAppointmentNotificationVisibilityRequestOutput = zod.output<
  typeof SetAppointmentNotificationVisibilityRequest
>
