/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const workingIntervalStartRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$')
export const workingIntervalEndRegExp = new RegExp('^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$')

export const WorkingInterval = /*#__PURE__*/ zod.object({
  start: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(workingIntervalStartRegExp)),
  end: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(workingIntervalEndRegExp)),
})

export type WorkingInterval = zod.input<typeof WorkingInterval>
export type WorkingIntervalOutput = zod.output<typeof WorkingInterval>
