/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const PlainText = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())

export type PlainText = zod.input<typeof PlainText>
export type PlainTextOutput = zod.output<typeof PlainText>
