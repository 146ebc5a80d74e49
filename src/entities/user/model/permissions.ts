import type { PermissionGroups } from '@/shared/api'
import type { Permissions } from '@/shared/routes'

/** Groups that could not be read are not among them (reading R3); no groups mean no permission at all. */
export const parsePermissions = (groups: PermissionGroups | undefined): Permissions =>
  new Map(Object.entries(groups ?? {}).map(([group, names]) => [group, new Set(names)]))
