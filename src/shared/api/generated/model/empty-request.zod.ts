/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const EmptyRequest = /*#__PURE__*/ zod.object({})

export type EmptyRequest = zod.input<typeof EmptyRequest>
export type EmptyRequestOutput = zod.output<typeof EmptyRequest>
