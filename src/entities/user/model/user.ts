import type { UserInfo } from '@/shared/api'
import type { Permissions } from '@/shared/routes'
import { parsePermissions } from './permissions'

/** The PIN is not included: it is read only for a check and never stored. */
export interface User {
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
