import { attach } from 'effector'
import { $selectedCompany, cachedTransactions } from '@/entities/company'
import { fetchPermissions } from '@/entities/user'
import { $queryClient } from '@/shared/query'
import { canOpen, type RouteId } from '@/shared/routes'
import { NO_PERMISSIONS } from './access'

/** `useAccess` for a model: waits until the permissions are known, and fails if they cannot be loaded. */
export const canOpenFx = attach({
  source: { client: $queryClient, company: $selectedCompany },
  effect: async ({ client, company }, id: RouteId): Promise<boolean> =>
    canOpen(id, NO_PERMISSIONS) ||
    canOpen(id, { permissions: await fetchPermissions(client), transactions: cachedTransactions(client, company) }),
})
