/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { StatusCode } from './status-code.zod.ts'

export const signInAnswerTokenMax = 3500

export const signInAnswerTokenRegExp = new RegExp('^[\\x21\\x23-\\x2B\\x2D-\\x3A\\x3C-\\x5B\\x5D-\\x7E]+$')

export const SignInAnswer = /*#__PURE__*/ zod.object({
  statusCode: StatusCode,
  token: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(signInAnswerTokenMax))
    .check(/*#__PURE__*/ zod.regex(signInAnswerTokenRegExp)),
})

export type SignInAnswer = zod.input<typeof SignInAnswer>
export type SignInAnswerOutput = zod.output<typeof SignInAnswer>
