/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const OnlineBookingOverride = /*#__PURE__*/ zod.object({
  enabled: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  online_slot_duration_override: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  face_to_face_slot_duration_override: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
})

export type OnlineBookingOverride = zod.input<typeof OnlineBookingOverride>
export type OnlineBookingOverrideOutput = zod.output<typeof OnlineBookingOverride>
