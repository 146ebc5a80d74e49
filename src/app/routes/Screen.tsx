import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { Outlet, ScrollRestoration, useLoaderData, useLocation } from 'react-router-dom'
import { PortalLayout } from '@/app/layouts'
import { useAccess } from '@/features/check-access'
import { NoAccessPage, NotFoundPage, PermissionsUnknown, SectionPage } from '@/pages/status'
import { $isSignedIn } from '@/shared/auth'
import type { ChunkLoadFailure } from '@/shared/lifecycle'
import { decideAccess, matchPath, routeDefinition, type RouteId } from '@/shared/routes'
import { PageSkeleton } from '@/shared/ui/skeleton'
import { PageFailure, RouteFailure } from './RouteFailure'
import { renderScreen } from './screens'

/** Renders nothing once the session has ended, so that Back has nothing to restore. */
export function SignedInLayout() {
  const isSignedIn = useUnit($isSignedIn)
  if (!isSignedIn) return null
  return (
    <PortalLayout>
      <Outlet />
      <ScrollRestoration />
    </PortalLayout>
  )
}

/** The screen of every route: the code that its loader has loaded. */
export function Screen() {
  const loadFailure = useLoaderData<ChunkLoadFailure | null>()
  const match = matchPath(useLocation().pathname)
  if (loadFailure) return <RouteFailure error={loadFailure} />
  if (!match) return <NotFoundPage />
  return (
    <AccessBoundary key={match.id} id={match.id}>
      {renderScreen(match.id) ?? <SectionPage id={match.id} />}
    </AccessBoundary>
  )
}

export function PublicScreen() {
  const loadFailure = useLoaderData<ChunkLoadFailure | null>()
  const match = matchPath(useLocation().pathname)
  if (loadFailure) return <PageFailure error={loadFailure} />
  return match && renderScreen(match.id)
}

/** A component and not middleware: a query with skeleton and retry, which the shell does not wait for. */
function AccessBoundary({ id, children }: { id: RouteId; children: ReactNode }) {
  const access = useAccess()
  const required = routeDefinition(id).access
  if (required === undefined) return children
  if (access.status === 'unknown') return <PermissionsUnknown query={access} />
  const decision = decideAccess(required, access.context)
  if (decision === 'allowed') return children
  return access.status === 'loading' ? <PageSkeleton /> : <NoAccessPage id={id} reason={decision} />
}
