import type { UserInfo } from '@/shared/api'

type IdentityFields = { [Field in 'uuid' | 'user_code' | 'email']?: UserInfo[Field] | null | undefined }

/**
 * Tells users apart, on this device and between tabs: the uuid, else the user code, else the e-mail; null without any.
 * The prefixes keep a code and an e-mail from being taken for a uuid, or for each other.
 */
export function userIdentity({ uuid, user_code, email }: IdentityFields): string | null {
  const [id, code, address] = [uuid?.trim(), user_code?.trim(), email?.trim().toLowerCase()]
  if (id) return id
  if (code) return `user_code:${code}`
  return address ? `email:${address}` : null
}
