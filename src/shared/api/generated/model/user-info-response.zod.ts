/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { UserType } from './user-type.zod.ts'

export const UserInfoResponse = /*#__PURE__*/ zod.object({
  userInfo: /*#__PURE__*/ zod.object({
    type: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([UserType, /*#__PURE__*/ zod.null()])),
  }),
})

export type UserInfoResponse = zod.input<typeof UserInfoResponse>
export type UserInfoResponseOutput = zod.output<typeof UserInfoResponse>
