import { ScrollRestoration, useLocation } from 'react-router-dom'
import { PortalLayout } from '@/app/layouts'
import { NotFoundPage } from '@/pages/not-found'
import { matchPath, routeDefinition } from '@/shared/routes'
import { GuardedScreen } from './GuardedScreen'
import { renderScreen } from './screens'

/** The screen of the present address, in the portal's frame unless it is public. */
export function PortalScreen() {
  const match = matchPath(useLocation().pathname)
  if (match && routeDefinition(match.id).isPublic) return renderScreen(match.id)
  return (
    <PortalLayout>
      {match ? <GuardedScreen key={match.id} id={match.id} /> : <NotFoundPage />}
      <ScrollRestoration />
    </PortalLayout>
  )
}
