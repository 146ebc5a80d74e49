/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { WorkingDay } from './working-day.zod.ts'

export const WorkingHours = /*#__PURE__*/ zod.object({
  monday: /*#__PURE__*/ zod.optional(WorkingDay),
  tuesday: /*#__PURE__*/ zod.optional(WorkingDay),
  wednesday: /*#__PURE__*/ zod.optional(WorkingDay),
  thursday: /*#__PURE__*/ zod.optional(WorkingDay),
  friday: /*#__PURE__*/ zod.optional(WorkingDay),
  saturday: /*#__PURE__*/ zod.optional(WorkingDay),
  sunday: /*#__PURE__*/ zod.optional(WorkingDay),
})

export type WorkingHours = zod.input<typeof WorkingHours>
export type WorkingHoursOutput = zod.output<typeof WorkingHours>
