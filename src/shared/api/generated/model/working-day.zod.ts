/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { WorkingInterval } from './working-interval.zod.ts'

export const WorkingDay = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.array(WorkingInterval))

export type WorkingDay = zod.input<typeof WorkingDay>
export type WorkingDayOutput = zod.output<typeof WorkingDay>
