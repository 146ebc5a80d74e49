import type { QueryClient } from '@tanstack/react-query'
import { combine } from 'effector'
import { $selectedCompany, cachedTransactions } from '@/entities/company'
import { fetchPermissions } from '@/entities/user'
import { attachTask } from '@/shared/lib/effector'
import { $queryClient } from '@/shared/query'
import { canOpen, type RouteId } from '@/shared/routes'
import { NO_PERMISSIONS } from './access'

interface Source {
  client: QueryClient
  company: string | null
}

/** `useAccess` for a model: waits for the permissions. If they cannot be loaded, only what needs none is allowed. */
export const checkAccessTask = attachTask(
  combine({ client: $queryClient, company: $selectedCompany }),
  async (source, id: RouteId) => ({ id, isAllowed: await isAllowed(source, id) }),
)

async function isAllowed({ client, company }: Source, id: RouteId): Promise<boolean> {
  if (canOpen(id, NO_PERMISSIONS)) return true
  const permissions = await fetchPermissions(client).catch(() => null)
  return permissions !== null && canOpen(id, { permissions, transactions: cachedTransactions(client, company) })
}
