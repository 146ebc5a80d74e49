/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const Timestamp = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())

export type Timestamp = zod.input<typeof Timestamp>
export type TimestampOutput = zod.output<typeof Timestamp>
