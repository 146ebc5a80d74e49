import type { ReactNode } from 'react'
import { useAccess } from '@/features/check-access'
import { NoAccessPage, PermissionsUnknown } from '@/pages/no-access'
import { decideAccess, type RouteId, routeDefinition } from '@/shared/routes'
import { PageSkeleton } from '@/shared/ui/skeleton'

/** A component and not middleware: a query with skeleton and retry, which the shell does not wait for. */
export function AccessBoundary({ id, children }: { id: RouteId; children: ReactNode }) {
  const access = useAccess()
  const required = routeDefinition(id).access
  if (required === undefined) return children
  if (access.status === 'loading') return <PageSkeleton />
  if (access.status === 'unknown') return <PermissionsUnknown onRetry={access.retry} error={access.error} />
  const decision = decideAccess(required, access.context)
  return decision === 'allowed' ? children : <NoAccessPage id={id} reason={decision} />
}
