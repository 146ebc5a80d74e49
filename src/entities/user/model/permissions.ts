import * as z from 'zod/mini'
import type { Permissions } from '@/shared/routes'

const groups = z.record(z.string(), z.array(z.string()))

/** The source of permissions is not agreed upon (reading R3): whatever is not an object of name lists means no permission at all. */
export function parsePermissions(input: unknown): Permissions {
  const result = groups.safeParse(input)
  if (!result.success) return new Map()
  return new Map(Object.entries(result.data).map(([group, names]) => [group, new Set(names)]))
}
