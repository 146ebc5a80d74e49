/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { Id } from './id.zod.ts'

export const DeletedNotification = /*#__PURE__*/ zod.object({
  uuid: /*#__PURE__*/ zod.optional(Id),
  notification_uuid: /*#__PURE__*/ zod.optional(Id),
})

export type DeletedNotification = zod.input<typeof DeletedNotification>
export type DeletedNotificationOutput = zod.output<typeof DeletedNotification>
