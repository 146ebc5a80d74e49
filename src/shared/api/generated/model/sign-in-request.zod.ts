/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const signInRequestEmailMax = 320

export const signInRequestPasswordMax = 1024

export const SignInRequest = /*#__PURE__*/ zod.object({
  email: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(signInRequestEmailMax)),
  password: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(signInRequestPasswordMax)),
})

export type SignInRequest = zod.input<typeof SignInRequest>
export type SignInRequestOutput = zod.output<typeof SignInRequest>
