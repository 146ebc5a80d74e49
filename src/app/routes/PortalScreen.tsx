import { ScrollRestoration, useLocation } from 'react-router-dom'
import { PortalLayout } from '@/app/layouts'
import { NotFoundPage } from '@/pages/not-found'
import { matchPath, routeDefinition } from '@/shared/routes'
import { GuardedScreen } from './GuardedScreen'
import { screenOf } from './screens'

/** The screen of the present address, in the portal's frame unless it is public. */
export function PortalScreen() {
  const match = matchPath(useLocation().pathname)
  if (match && routeDefinition(match.id).isPublic) {
    const Screen = screenOf(match.id)
    return Screen && <Screen />
  }
  return (
    <PortalLayout>
      {match ? <GuardedScreen key={match.id} id={match.id} /> : <NotFoundPage />}
      <ScrollRestoration />
    </PortalLayout>
  )
}
