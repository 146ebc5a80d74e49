/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { StatusCode } from './status-code.zod.ts'
import { UserInfo } from './user-info.zod.ts'

export const UserInfoDetailResponse = /*#__PURE__*/ zod.object({
  statusCode: /*#__PURE__*/ zod.optional(StatusCode),
  userInfo: UserInfo,
})

export type UserInfoDetailResponse = zod.input<typeof UserInfoDetailResponse>
export type UserInfoDetailResponseOutput = zod.output<typeof UserInfoDetailResponse>
