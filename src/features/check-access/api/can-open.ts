import { attach } from 'effector'
import { $selectedCompany, cachedTransactions } from '@/entities/company'
import { cachedPermissions } from '@/entities/user'
import { $queryClient } from '@/shared/query'
import { canOpen, type RouteId } from '@/shared/routes'
import { NO_PERMISSIONS } from './access'

/** `useKnownAccess` for a model. Requests nothing. */
export const canOpenFx = attach({
  source: { client: $queryClient, company: $selectedCompany },
  effect: ({ client, company }, id: RouteId): boolean => {
    const permissions = cachedPermissions(client)
    return canOpen(
      id,
      permissions ? { permissions, transactions: cachedTransactions(client, company) } : NO_PERMISSIONS,
    )
  },
})
