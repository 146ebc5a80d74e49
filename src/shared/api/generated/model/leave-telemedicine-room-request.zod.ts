/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { Uuid } from './uuid.zod.ts'

export const LeaveTelemedicineRoomRequest = /*#__PURE__*/ zod.object({
  room_uuid: Uuid,
})

export type LeaveTelemedicineRoomRequest = zod.input<typeof LeaveTelemedicineRoomRequest>
export type LeaveTelemedicineRoomRequestOutput = zod.output<typeof LeaveTelemedicineRoomRequest>
