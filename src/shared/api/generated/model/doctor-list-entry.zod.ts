/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'
import { Id } from './id.zod.ts'
import { PlainText } from './plain-text.zod.ts'

export const DoctorListEntry = /*#__PURE__*/ zod.object({
  uuid: Id,
  full_name: /*#__PURE__*/ zod.optional(PlainText),
  branch_name: /*#__PURE__*/ zod.optional(PlainText),
})

export type DoctorListEntry = zod.input<typeof DoctorListEntry>
export type DoctorListEntryOutput = zod.output<typeof DoctorListEntry>
