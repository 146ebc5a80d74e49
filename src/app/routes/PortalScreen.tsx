import { useUnit } from 'effector-react'
import { ScrollRestoration, useLoaderData, useLocation } from 'react-router-dom'
import { PortalLayout } from '@/app/layouts'
import { NotFoundPage } from '@/pages/not-found'
import { $isSignedIn } from '@/shared/auth'
import type { ChunkLoadFailure } from '@/shared/lifecycle'
import { matchPath, routeDefinition } from '@/shared/routes'
import { GuardedScreen } from './GuardedScreen'
import { PageFailure, RouteFailure } from './RouteFailure'
import { renderScreen } from './screens'

/** Renders nothing once the session has ended, so that Back has nothing to restore. */
export function PortalScreen() {
  const isSignedIn = useUnit($isSignedIn)
  const missing = useLoaderData<ChunkLoadFailure | null>()
  const match = matchPath(useLocation().pathname)
  if (match && routeDefinition(match.id).isPublic) {
    return missing ? <PageFailure error={missing} /> : renderScreen(match.id)
  }
  if (!isSignedIn) return null
  const screen = match ? <GuardedScreen key={match.id} id={match.id} /> : <NotFoundPage />
  return (
    <PortalLayout>
      {missing ? <RouteFailure error={missing} /> : screen}
      <ScrollRestoration />
    </PortalLayout>
  )
}
