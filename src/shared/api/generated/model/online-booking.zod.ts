/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const OnlineBooking = /*#__PURE__*/ zod.object({
  online_slot_duration: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  face_to_face_slot_duration: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
})

export type OnlineBooking = zod.input<typeof OnlineBooking>
export type OnlineBookingOutput = zod.output<typeof OnlineBooking>
