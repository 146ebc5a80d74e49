import { allSettled, type Scope, scopeBind } from 'effector'
import { createPath, type createMemoryRouter, type Location } from 'react-router-dom'
import { $navigate, locationChanged, type Navigate, navigationStarted } from '@/shared/routes'

type Router = ReturnType<typeof createMemoryRouter>

/**
 * Lets models navigate, and reports each location to them. Resolves when the first one is ready to render; until then the page
 * shows the HTML shell.
 */
export async function connectRouter(router: Router, scope: Scope): Promise<Router> {
  const navigate: Navigate = async (to, { isSkippedWhilePending = false, replace = false, ...options } = {}) => {
    // A listener may navigate again at once; the router must finish the first navigation before that.
    await Promise.resolve()
    if (isSkippedWhilePending && router.state.navigation.state !== 'idle') return
    // Like a link, opening the current address again adds no history entry.
    await router.navigate(to, { ...options, replace: replace || createPath(router.state.location) === to })
  }
  await allSettled($navigate, { scope, params: navigate })
  const reportLocation = scopeBind(locationChanged, { scope })
  const reportNavigation = scopeBind(navigationStarted, { scope })
  let reported: Location | null = null
  await new Promise<void>((resolve) => {
    const onRouterState = ({ initialized, navigation, location }: Router['state']) => {
      if (navigation.location) reportNavigation(navigation.location)
      if (!initialized || navigation.state !== 'idle' || location === reported) return
      reported = location
      reportLocation(location)
      resolve()
    }
    router.subscribe(onRouterState)
    onRouterState(router.state)
  })
  return router
}
