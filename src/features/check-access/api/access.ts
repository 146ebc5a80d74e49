import { useTransactions } from '@/entities/company'
import { useUser } from '@/entities/user'
import type { AccessContext } from '@/shared/routes'

type Access =
  | { status: 'loading' }
  /** The permissions could not be asked for: nothing that needs one is shown, and that is said. */
  | { status: 'unknown'; retry: () => void }
  | { status: 'known'; context: AccessContext }

/**
 * What the user may see. A clinic without settings, or whose settings cannot be read, counts as one with the transactions
 * setting off: that setting hides menu entries, it does not protect them.
 */
export function useAccess(): Access {
  const user = useUser()
  const transactions = useTransactions()
  if (user.isError) return { status: 'unknown', retry: () => void user.refetch() }
  if (user.isPending || transactions.isPending) return { status: 'loading' }
  return { status: 'known', context: { permissions: user.data.permissions, transactions: transactions.data ?? false } }
}
