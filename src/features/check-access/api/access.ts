import { useTransactions } from '@/entities/company'
import { useUser } from '@/entities/user'
import type { AccessContext } from '@/shared/routes'

type Access =
  | { status: 'loading' }
  /** The permissions could not be loaded: what needs one is hidden, and an error is shown. */
  | { status: 'unknown'; retry: () => void; error: unknown }
  | { status: 'known'; context: AccessContext }

/**
 * A clinic without readable settings counts as transactions off: the setting hides menu entries, it protects nothing.
 */
export function useAccess(): Access {
  const user = useUser()
  const transactions = useTransactions()
  if (user.isError) return { status: 'unknown', retry: () => void user.refetch(), error: user.error }
  if (user.isPending || transactions.isPending) return { status: 'loading' }
  return { status: 'known', context: { permissions: user.data.permissions, transactions: transactions.data ?? false } }
}
