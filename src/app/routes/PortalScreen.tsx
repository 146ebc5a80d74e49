import { useUnit } from 'effector-react'
import { ScrollRestoration, useLocation } from 'react-router-dom'
import { PortalLayout } from '@/app/layouts'
import { NotFoundPage } from '@/pages/not-found'
import { $isSignedIn } from '@/shared/auth'
import { matchPath, routeDefinition } from '@/shared/routes'
import { GuardedScreen } from './GuardedScreen'
import { renderScreen } from './screens'

/**
 * The screen of the present address, in the portal's frame unless it is public. When the session ends there is nothing
 * at once, also before the sign-in page has arrived: the browser must have nothing to show again by Back.
 */
export function PortalScreen() {
  const isSignedIn = useUnit($isSignedIn)
  const match = matchPath(useLocation().pathname)
  if (match && routeDefinition(match.id).isPublic) return renderScreen(match.id)
  if (!isSignedIn) return null
  return (
    <PortalLayout>
      {match ? <GuardedScreen key={match.id} id={match.id} /> : <NotFoundPage />}
      <ScrollRestoration />
    </PortalLayout>
  )
}
