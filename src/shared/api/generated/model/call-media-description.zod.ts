/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const CallMediaDescription = /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown())

export type CallMediaDescription = zod.input<typeof CallMediaDescription>
export type CallMediaDescriptionOutput = zod.output<typeof CallMediaDescription>
