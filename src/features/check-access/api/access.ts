import { useTransactions } from '@/entities/company'
import { useUser } from '@/entities/user'
import type { AccessContext } from '@/shared/routes'

export const NO_PERMISSIONS: AccessContext = { permissions: new Map(), transactions: false }

type Access =
  | { status: 'loading' }
  /** The permissions could not be loaded or wait for the connection: what needs one is hidden, and an error is shown. */
  | { status: 'unknown'; isOffline: boolean; retry: () => void; error: unknown }
  | { status: 'known'; context: AccessContext }

/**
 * A clinic without readable settings counts as transactions off: the setting hides menu entries, it protects nothing.
 */
export function useAccess(): Access {
  const user = useUser()
  const transactions = useTransactions()
  const { isPaused: isOffline, error } = user
  if (user.isLoadingError || (user.isPending && isOffline))
    return { status: 'unknown', isOffline, retry: () => void user.refetch(), error }
  if (user.isPending || (transactions.isPending && !transactions.isPaused)) return { status: 'loading' }
  return { status: 'known', context: { permissions: user.data.permissions, transactions: transactions.data ?? false } }
}

/** What is not known counts as denied. */
export function useKnownAccess(): AccessContext {
  const access = useAccess()
  return access.status === 'known' ? access.context : NO_PERMISSIONS
}
