export interface AccessRequirement {
  group: string
  permission?: string
  hiddenByTransactions?: boolean
}

export type Permissions = ReadonlyMap<string, ReadonlySet<string>>

export interface AccessContext {
  permissions: Permissions
  /** The setting of the clinic: true hides what is `hiddenByTransactions`. */
  transactions: boolean
}

export type AccessDecision = 'allowed' | 'no-permission' | 'hidden-by-transactions'

/** Unknown groups and permissions are denied. No requirement means every signed-in user. */
export function decideAccess(
  required: AccessRequirement | undefined,
  { permissions, transactions }: AccessContext,
): AccessDecision {
  if (required === undefined) return 'allowed'
  const granted = permissions.get(required.group)
  if (granted === undefined) return 'no-permission'
  if (required.permission !== undefined && !granted.has(required.permission)) return 'no-permission'
  return required.hiddenByTransactions && transactions ? 'hidden-by-transactions' : 'allowed'
}

export const isAllowed = (required: AccessRequirement | undefined, context: AccessContext): boolean =>
  decideAccess(required, context) === 'allowed'
