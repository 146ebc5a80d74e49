/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { StatusCode } from './status-code.zod.ts'

export const signInResponseTokenMax = 3500

export const signInResponseTokenRegExp = new RegExp('^[\\x21\\x23-\\x2B\\x2D-\\x3A\\x3C-\\x5B\\x5D-\\x7E]+$')

export const SignInResponse = /*#__PURE__*/ zod.object({
  statusCode: StatusCode,
  token: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(signInResponseTokenMax))
    .check(/*#__PURE__*/ zod.regex(signInResponseTokenRegExp)),
})

export type SignInResponse = zod.input<typeof SignInResponse>
export type SignInResponseOutput = zod.output<typeof SignInResponse>
