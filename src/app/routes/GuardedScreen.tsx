import { useAccess } from '@/features/check-access'
import { NoAccessPage, PermissionsUnknown } from '@/pages/no-access'
import { SectionPage } from '@/pages/section'
import { decideAccess, type RouteId, routeDefinition } from '@/shared/routes'
import { PageSkeleton } from '@/shared/ui/skeleton'
import { renderScreen } from './screens'

export function GuardedScreen({ id }: { id: RouteId }) {
  const access = useAccess()
  const required = routeDefinition(id).access
  const screen = renderScreen(id) ?? <SectionPage id={id} />
  if (required === undefined) return screen
  if (access.status === 'loading') return <PageSkeleton />
  if (access.status === 'unknown') return <PermissionsUnknown onRetry={access.retry} error={access.error} />
  const decision = decideAccess(required, access.context)
  return decision === 'allowed' ? screen : <NoAccessPage id={id} reason={decision} />
}
