import type { PermissionGroups } from '@/shared/api'
import type { Permissions } from '@/shared/routes'

/** Invalid groups have already been removed (reading R3); without groups there are no permissions. */
export const parsePermissions = (groups: PermissionGroups | undefined): Permissions =>
  new Map(Object.entries(groups ?? {}).map(([group, names]) => [group, new Set(names)]))
