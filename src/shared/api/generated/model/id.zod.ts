/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const IdRegExp = new RegExp('^[0-9A-Za-z_-]{1,64}$')

export const Id = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(IdRegExp))

export type Id = zod.input<typeof Id>
export type IdOutput = zod.output<typeof Id>
