/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { Id } from './id.zod.ts'
import { PermissionGroups } from './permission-groups.zod.ts'
import { PlainText } from './plain-text.zod.ts'
import { UserType } from './user-type.zod.ts'

export const UserInfo = /*#__PURE__*/ zod.object({
  uuid: /*#__PURE__*/ zod.optional(Id),
  name: /*#__PURE__*/ zod.optional(PlainText),
  surname: /*#__PURE__*/ zod.optional(PlainText),
  email: /*#__PURE__*/ zod.optional(PlainText),
  phone_code: /*#__PURE__*/ zod.optional(PlainText),
  phone_number: /*#__PURE__*/ zod.optional(PlainText),
  gender: /*#__PURE__*/ zod.optional(PlainText),
  user_code: /*#__PURE__*/ zod.optional(PlainText),
  pin: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()])),
  type: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([UserType, /*#__PURE__*/ zod.null()])),
  permissions: /*#__PURE__*/ zod.optional(PermissionGroups),
})

export type UserInfo = zod.input<typeof UserInfo>
export type UserInfoOutput = zod.output<typeof UserInfo>
