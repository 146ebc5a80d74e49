/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const UserType = /*#__PURE__*/ zod.object({
  patient: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
})

export type UserType = zod.input<typeof UserType>
export type UserTypeOutput = zod.output<typeof UserType>
