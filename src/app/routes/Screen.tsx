import { useUnit } from 'effector-react'
import { Outlet, ScrollRestoration, useLoaderData, useLocation } from 'react-router-dom'
import { PortalLayout } from '@/app/layouts'
import { NotFoundPage } from '@/pages/not-found'
import { SectionPage } from '@/pages/section'
import { $isSignedIn } from '@/shared/auth'
import type { ChunkLoadFailure } from '@/shared/lifecycle'
import { matchPath } from '@/shared/routes'
import { AccessBoundary } from './AccessBoundary'
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
  const missing = useLoaderData<ChunkLoadFailure | null>()
  const match = matchPath(useLocation().pathname)
  if (missing) return <RouteFailure error={missing} />
  if (!match) return <NotFoundPage />
  return (
    <AccessBoundary key={match.id} id={match.id}>
      {renderScreen(match.id) ?? <SectionPage id={match.id} />}
    </AccessBoundary>
  )
}

export function PublicScreen() {
  const missing = useLoaderData<ChunkLoadFailure | null>()
  const match = matchPath(useLocation().pathname)
  if (missing) return <PageFailure error={missing} />
  return match && renderScreen(match.id)
}
