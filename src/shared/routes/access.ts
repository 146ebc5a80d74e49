/** A menu check of the specification: a group, or one permission of a group; some are hidden by the transactions setting. */
export interface Access {
  group: string
  permission?: string
  hiddenByTransactions?: boolean
}

/** Permission names by group, as `entities/user` parsed them. */
export type Permissions = ReadonlyMap<string, ReadonlySet<string>>

/** What decides over access: the user's permissions and the clinic's transactions setting. */
export interface AccessContext {
  permissions: Permissions
  transactions: boolean
}

export type AccessDecision = 'allowed' | 'no-permission' | 'hidden-by-transactions'

/** Closed by default: an unknown group or permission is no permission. No requirement means every signed-in user. */
export function decideAccess(
  required: Access | undefined,
  { permissions, transactions }: AccessContext,
): AccessDecision {
  if (required === undefined) return 'allowed'
  const granted = permissions.get(required.group)
  if (granted === undefined) return 'no-permission'
  if (required.permission !== undefined && !granted.has(required.permission)) return 'no-permission'
  return required.hiddenByTransactions && transactions ? 'hidden-by-transactions' : 'allowed'
}

export const isAllowed = (required: Access | undefined, context: AccessContext): boolean =>
  decideAccess(required, context) === 'allowed'
