/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { AnotherShape } from './another-shape.zod.ts'
import { OnlineBookingOverride } from './online-booking-override.zod.ts'
import { WorkingHours } from './working-hours.zod.ts'

export const DoctorSetting = /*#__PURE__*/ zod.object({
  working_hours: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([WorkingHours, AnotherShape])),
  online_booking_override: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([OnlineBookingOverride, /*#__PURE__*/ zod.null()]),
  ),
})

export type DoctorSetting = zod.input<typeof DoctorSetting>
export type DoctorSettingOutput = zod.output<typeof DoctorSetting>
