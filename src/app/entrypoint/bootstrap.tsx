import '@/app/wiring'
import { QueryClientProvider } from '@tanstack/react-query'
import { allSettled, fork, type Scope, scopeBind } from 'effector'
import { Provider as ScopeProvider } from 'effector-react'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, type Location, RouterProvider } from 'react-router-dom'
import { createPortalRoutes } from '@/app/routes'
import { configureHttp, isRetryable } from '@/shared/api'
import { $authToken, unauthorizedReceived } from '@/shared/auth'
import { currentLocation, currentPathname, nextTask } from '@/shared/browser'
import { $config, type PortalConfig } from '@/shared/config'
import { loadStartupTexts, readLanguageCookie } from '@/shared/i18n'
import { $today, appStarted } from '@/shared/lifecycle'
import { $queryClient, createPortalQueryClient } from '@/shared/query'
import { problemOccurred } from '@/shared/report'
import { $location, $navigator, languageOfPath, locationChanged, matchPath, type Navigator } from '@/shared/routes'
import { takePreloadedResponse } from './preloaded-requests'
import { hydrateCache } from './hydrate-cache'
import { readConfig } from './read-config'
import { StartUpFailure } from './StartUpFailure'
import { createRequestContext } from './request-context'

/** Configuration, scope, router, first paint: in this order, and nothing before. */
export async function startPortal(container: HTMLElement): Promise<void> {
  try {
    await renderPortal(container, await readConfig())
  } catch (error) {
    await loadStartupTexts(languageOfPath(currentPathname()) ?? readLanguageCookie())
    createRoot(container).render(<StartUpFailure error={error} />)
  }
}

async function renderPortal(container: HTMLElement, config: PortalConfig): Promise<void> {
  const queryClient = createPortalQueryClient(isRetryable)
  const scope = fork({
    values: [
      [$config, config],
      [$queryClient, queryClient],
      // The first answers may come before the first screen, and one of them may be that the session has ended.
      [$location, currentLocation()],
    ],
  })
  connectHttp(scope, config)
  await nextTask()
  await allSettled(appStarted, { scope })
  await nextTask()
  const [router] = await Promise.all([startRouter(scope), hydrateCache(queryClient, scope.getState($today))])

  const root = createRoot(container)
  // A transition is drawn in pieces, between which the browser has its turn.
  startTransition(() =>
    root.render(
      <StrictMode>
        <ScopeProvider value={scope}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} onError={reportCrash(scope)} />
          </QueryClientProvider>
        </ScopeProvider>
      </StrictMode>,
    ),
  )
}

function connectHttp(scope: Scope, config: PortalConfig): void {
  const report = scopeBind(problemOccurred, { scope })
  configureHttp({
    baseUrl: config.apiUrl,
    getToken: () => scope.getState($authToken),
    onUnauthorized: scopeBind(unauthorizedReceived, { scope }),
    onMalformed: ({ operation, fields }) => report({ kind: 'malformed-response', where: operation, details: fields }),
    takePreloadedResponse,
    requestContext: createRequestContext(scope),
  })
}

/** A screen that breaks, or whose code does not come, is shown as such; the operators hear of its kind, never of its words. */
function reportCrash(scope: Scope): (error: unknown) => void {
  const report = scopeBind(problemOccurred, { scope })
  return (error) => {
    const where = matchPath(currentPathname())?.id ?? 'not-found'
    report({ kind: 'render', where, details: [error instanceof Error ? error.name : typeof error] })
  }
}

/** Resolves when the first address is ready to be shown; until then the page shows the frame that came with the HTML. */
async function startRouter(scope: Scope) {
  const router = createBrowserRouter(createPortalRoutes(scope))
  const navigator: Navigator = {
    async navigate(to, options) {
      // Whoever hears of a navigation may want another one at once; the router has to be through with the first.
      await Promise.resolve()
      await router.navigate(to, options)
    },
  }
  await allSettled($navigator, { scope, params: navigator })
  const reportLocation = scopeBind(locationChanged, { scope })
  let reported: Location | null = null
  await new Promise<void>((resolve) => {
    const onRouterState = ({ initialized, navigation, location }: typeof router.state) => {
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
