/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { Uuid } from './uuid.zod.ts'

export const LiveNotificationDeleted = /*#__PURE__*/ zod.object({
  uuid: Uuid,
})

export type LiveNotificationDeleted = zod.input<typeof LiveNotificationDeleted>
export type LiveNotificationDeletedOutput = zod.output<typeof LiveNotificationDeleted>
