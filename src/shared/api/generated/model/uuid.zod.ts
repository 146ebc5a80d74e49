/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const UuidRegExp = new RegExp('^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$')

export const Uuid = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(UuidRegExp))

export type Uuid = zod.input<typeof Uuid>
export type UuidOutput = zod.output<typeof Uuid>
