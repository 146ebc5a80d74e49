/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const PermissionGroups = /*#__PURE__*/ zod.record(
  /*#__PURE__*/ zod.string(),
  /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),
)

export type PermissionGroups = zod.input<typeof PermissionGroups>
export type PermissionGroupsOutput = zod.output<typeof PermissionGroups>
