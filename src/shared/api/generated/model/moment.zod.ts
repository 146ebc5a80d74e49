/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const Moment = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())

export type Moment = zod.input<typeof Moment>
export type MomentOutput = zod.output<typeof Moment>
