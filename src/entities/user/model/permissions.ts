import { PermissionGroups } from '@/shared/api'
import type { Permissions } from '@/shared/routes'

/** The source of permissions is not agreed upon (reading R3): whatever is not an object of name lists means no permission at all. */
export function parsePermissions(input: unknown): Permissions {
  const result = PermissionGroups.safeParse(input)
  if (!result.success) return new Map()
  return new Map(Object.entries(result.data).map(([group, names]) => [group, new Set(names)]))
}
