import type { QueryClient } from '@tanstack/react-query'
import { combine } from 'effector'
import { $selectedCompany, cachedTransactions, useIsActiveCompanyPending, useTransactions } from '@/entities/company'
import { fetchPermissions, useUser } from '@/entities/user'
import { attachTask } from '@/shared/lib/effector'
import { $queryClient, isFirstLoad } from '@/shared/query'
import { type AccessContext, canOpen, type RouteId } from '@/shared/routes'

const NO_PERMISSIONS: AccessContext = { permissions: new Map(), transactions: false }

type Access = {
  /** Access as far as it is known; unknown counts as denied. What it allows while loading can be shown at once. */
  context: AccessContext
} & (
  | { status: 'loading' }
  /** The permissions failed to load or wait for the connection: what needs one is hidden, and an error is shown. */
  | { status: 'unknown'; isPaused: boolean; isRetrying: boolean; error: unknown; refetch: () => unknown }
  | { status: 'known' }
)

/**
 * A clinic without readable settings counts as transactions off: the setting hides menu entries, it protects nothing.
 */
export function useAccess(): Access {
  const user = useUser()
  const transactions = useTransactions()
  const isCompanyPending = useIsActiveCompanyPending()
  if (isFirstLoad(user)) return { status: 'loading', context: NO_PERMISSIONS }
  if (user.data === undefined) {
    const { isPaused, isLoading: isRetrying, error, refetch } = user
    return { status: 'unknown', context: NO_PERMISSIONS, isPaused, isRetrying, error, refetch }
  }
  const { permissions } = user.data
  if (isFirstLoad(transactions) || isCompanyPending)
    return { status: 'loading', context: { permissions, transactions: true } }
  return { status: 'known', context: { permissions, transactions: transactions.data ?? false } }
}

interface Source {
  client: QueryClient
  company: string | null
}

/** `useAccess` for a model: waits for the permissions. If they cannot be loaded, only what needs none is allowed. */
export const checkAccessTask = attachTask(
  combine({ client: $queryClient, company: $selectedCompany }),
  async (source, id: RouteId) => ({ id, isAllowed: await fetchIsAllowed(source, id) }),
)

async function fetchIsAllowed({ client, company }: Source, id: RouteId): Promise<boolean> {
  if (canOpen(id, NO_PERMISSIONS)) return true
  const permissions = await fetchPermissions(client).catch(() => null)
  return permissions !== null && canOpen(id, { permissions, transactions: cachedTransactions(client, company) })
}
