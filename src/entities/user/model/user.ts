import type { PermissionGroups, UserInfo } from '@/shared/api'
import { toName } from '@/shared/lib/text'
import type { Permissions } from '@/shared/routes'

/** The PIN is not included: it is read only for a check and never stored. */
export interface User {
  fullName: string | null
  /** Shown as "Doktor ID". */
  doctorId: string | null
  gender: 'male' | 'other'
  permissions: Permissions
}

export function toUser({ name, surname, user_code, gender, permissions }: UserInfo): User {
  const parts = [name, surname].map(toName).filter(Boolean)
  return {
    fullName: parts.join(' ') || null,
    doctorId: toName(user_code),
    gender: gender === 'M' ? 'male' : 'other',
    permissions: parsePermissions(permissions),
  }
}

/** Invalid groups have already been removed (assumption R3); without groups there are no permissions. */
export const parsePermissions = (groups: PermissionGroups | undefined): Permissions =>
  new Map(Object.entries(groups ?? {}).map(([group, names]) => [group, new Set(names)]))

interface UserContact {
  name: string
  surname: string
  email: string
  phone: string
}

export function toUserContact({ name, surname, email, phone_code, phone_number }: UserInfo): UserContact {
  return {
    name: name?.trim() ?? '',
    surname: surname?.trim() ?? '',
    email: email?.trim() ?? '',
    phone: [phone_code, phone_number]
      .map((part) => part?.trim())
      .filter(Boolean)
      .join(' '),
  }
}

/** Uuid, else user code, else e-mail; null without any. The prefixes prevent collisions between them. */
export function userIdentity({ uuid, user_code, email }: UserInfo): string | null {
  const [id, code, address] = [uuid?.trim(), user_code?.trim(), email?.trim().toLowerCase()]
  if (id) return id
  if (code) return `user_code:${code}`
  return address ? `email:${address}` : null
}

/** Full name, else code, e-mail address or uuid. */
export function displayName(userInfo: UserInfo): string {
  const { fullName, doctorId } = toUser(userInfo)
  return fullName ?? doctorId ?? (userInfo.email?.trim() || (userInfo.uuid ?? ''))
}
