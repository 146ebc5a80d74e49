import { useTransactions } from '@/entities/company'
import { useUser } from '@/entities/user'
import type { AccessContext } from '@/shared/routes'

export const NO_PERMISSIONS: AccessContext = { permissions: new Map(), transactions: false }

type Access = {
  /** What is not known counts as denied. While loading, what is allowed already need not wait. */
  context: AccessContext
} & (
  | { status: 'loading' }
  /** The permissions could not be loaded or wait for the connection: what needs one is hidden, and an error is shown. */
  | { status: 'unknown'; isPaused: boolean; error: unknown; refetch: () => unknown }
  | { status: 'known' }
)

/**
 * A clinic without readable settings counts as transactions off: the setting hides menu entries, it protects nothing.
 */
export function useAccess(): Access {
  const user = useUser()
  const transactions = useTransactions()
  const { isPaused, error, refetch } = user
  if (user.isLoadingError || (user.isPending && isPaused))
    return { status: 'unknown', context: NO_PERMISSIONS, isPaused, error, refetch }
  if (user.isPending) return { status: 'loading', context: NO_PERMISSIONS }
  const { permissions } = user.data
  if (transactions.isPending && !transactions.isPaused)
    return { status: 'loading', context: { permissions, transactions: true } }
  return { status: 'known', context: { permissions, transactions: transactions.data ?? false } }
}
