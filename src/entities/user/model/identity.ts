import type { UserInfo } from '@/shared/api'

type IdentityFields = { [Field in 'uuid' | 'user_code' | 'email']?: UserInfo[Field] | null | undefined }

/** Uuid, else user code, else e-mail; null without any. The prefixes prevent collisions between them. */
export function userIdentity({ uuid, user_code, email }: IdentityFields): string | null {
  const [id, code, address] = [uuid?.trim(), user_code?.trim(), email?.trim().toLowerCase()]
  if (id) return id
  if (code) return `user_code:${code}`
  return address ? `email:${address}` : null
}
