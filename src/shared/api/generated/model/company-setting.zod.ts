/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { AnotherShape } from './another-shape.zod.ts'
import { OnlineBooking } from './online-booking.zod.ts'
import { WorkingHours } from './working-hours.zod.ts'

export const CompanySetting = /*#__PURE__*/ zod.object({
  working_hours: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([WorkingHours, AnotherShape])),
  online_booking: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([OnlineBooking, /*#__PURE__*/ zod.null()])),
  transactions: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
})

export type CompanySetting = zod.input<typeof CompanySetting>
export type CompanySettingOutput = zod.output<typeof CompanySetting>
