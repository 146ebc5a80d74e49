/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { DeletedNotification } from './deleted-notification.zod.ts'
import { Id } from './id.zod.ts'

export const LiveNotificationDeleted = /*#__PURE__*/ zod.union([DeletedNotification, Id])

export type LiveNotificationDeleted = zod.input<typeof LiveNotificationDeleted>
export type LiveNotificationDeletedOutput = zod.output<typeof LiveNotificationDeleted>
