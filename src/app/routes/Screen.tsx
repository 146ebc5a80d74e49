import { useUnit } from 'effector-react'
import { type ReactNode, useCallback } from 'react'
import { Outlet, ScrollRestoration, useLoaderData, useLocation, useRouteError } from 'react-router-dom'
import { PortalLayout } from '@/app/layouts'
import { useAccess } from '@/features/check-access'
import { NoAccessPage, NotFoundPage, NotInPortalPage, PermissionsUnknown } from '@/pages/status'
import { $isSignedIn } from '@/shared/auth'
import { useTranslation } from '@/shared/i18n'
import type { FileLoadError } from '@/shared/lifecycle'
import { decideAccess, locationRendered, matchPath, routeDefinition, type RouteId } from '@/shared/routes'
import { LayoutCommitReporter } from '@/shared/ui/CommitReporter'
import { PageSkeleton } from '@/shared/ui/skeleton'
import { PageFailure, RouteFailure } from './RouteFailure'
import { renderScreen } from './screens'

/** Renders nothing once the session has ended, so that Back has nothing to restore. */
export function SignedInLayout() {
  const isSignedIn = useUnit($isSignedIn)
  if (!isSignedIn) return null
  return (
    <>
      <LocationReporter />
      <PortalLayout>
        <Outlet />
        <ScrollRestoration />
      </PortalLayout>
    </>
  )
}

export function RouteErrorBoundary() {
  return (
    <>
      <LocationReporter />
      <PageFailure error={useRouteError()} />
    </>
  )
}

/**
 * Outside of the error boundary of the page: a page that cannot be rendered is reported too, as it replaces the previous
 * one. Before the page, which may then move the focus from `main` to one of its elements.
 */
function LocationReporter() {
  const location = useLocation()
  const reportLocation = useUnit(locationRendered)
  const onCommit = useCallback(() => void reportLocation(location), [reportLocation, location])
  return <LayoutCommitReporter onCommit={onCommit} />
}

/** Renders the screen whose code the loader of the route has loaded. */
export function Screen() {
  const loadFailure = useLoaderData<FileLoadError | null>()
  const match = matchPath(useLocation().pathname)
  if (loadFailure) return <RouteFailure error={loadFailure} />
  if (!match) return <NotFoundPage />
  return (
    <AccessBoundary key={match.id} id={match.id}>
      {renderScreen(match.id) ?? <NotInPortalPage id={match.id} />}
    </AccessBoundary>
  )
}

export function PublicScreen() {
  const loadFailure = useLoaderData<FileLoadError | null>()
  const match = matchPath(useLocation().pathname)
  if (loadFailure) return <PageFailure error={loadFailure} />
  return match && renderScreen(match.id)
}

/** A component, not middleware: the permissions are a query with skeleton and retry, which the shell does not wait for. */
function AccessBoundary({ id, children }: { id: RouteId; children: ReactNode }) {
  const { t } = useTranslation('routes')
  const access = useAccess()
  const required = routeDefinition(id).access
  if (required === undefined) return children
  if (access.status === 'unknown') return <PermissionsUnknown query={access} />
  const decision = decideAccess(required, access.context)
  if (decision === 'allowed') return children
  if (access.status === 'loading') return <PageSkeleton title={t(`titles.${id}`)} />
  return <NoAccessPage id={id} reason={decision} />
}
