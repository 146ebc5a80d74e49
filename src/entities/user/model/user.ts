import type { UserInfo } from '@/shared/api'
import type { Permissions } from '@/shared/routes'
import { parsePermissions } from './permissions'

/** The signed-in doctor as the interface shows them. The PIN is not in here: it is read at the moment of a check and never kept. */
export interface User {
  /** Name and surname; null where the platform gave neither. */
  fullName: string | null
  /** Shown as "Doktor ID". */
  doctorId: string | null
  gender: 'male' | 'other'
  permissions: Permissions
}

export function toUser({ name, surname, user_code, gender, permissions }: UserInfo): User {
  return {
    fullName:
      [name, surname]
        .map((part) => part?.trim())
        .filter(Boolean)
        .join(' ') || null,
    doctorId: user_code?.trim() || null,
    gender: gender === 'M' ? 'male' : 'other',
    permissions: parsePermissions(permissions),
  }
}
