import '@/app/wiring'
import { QueryClientProvider } from '@tanstack/react-query'
import { allSettled, fork, type Scope, scopeBind } from 'effector'
import { Provider as ScopeProvider } from 'effector-react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, type Location, RouterProvider } from 'react-router-dom'
import { createPortalRoutes } from '@/app/routes'
import { configureHttp, isWorthRetrying } from '@/shared/api'
import { $authToken, unauthorizedAnswered } from '@/shared/auth'
import { currentPathname } from '@/shared/browser'
import { $config, type PortalConfig } from '@/shared/config'
import { prepareTexts, readLanguageCookie } from '@/shared/i18n'
import { appStarted } from '@/shared/lifecycle'
import { $queryClient, createPortalQueryClient } from '@/shared/query'
import { problemOccurred } from '@/shared/report'
import { $navigator, languageOfPath, locationChanged, matchPath } from '@/shared/routes'
import { takeEarlyAnswer } from './early-calls'
import { readConfig } from './read-config'
import { StartUpFailure } from './StartUpFailure'

/** Configuration, scope, router, first paint: in this order, and nothing before. */
export async function startPortal(container: HTMLElement): Promise<void> {
  try {
    await renderPortal(container, await readConfig())
  } catch (error) {
    await prepareTexts(languageOfPath(currentPathname()) ?? readLanguageCookie())
    createRoot(container).render(<StartUpFailure error={error} />)
  }
}

async function renderPortal(container: HTMLElement, config: PortalConfig): Promise<void> {
  const queryClient = createPortalQueryClient(isWorthRetrying)
  const scope = fork({
    values: [
      [$config, config],
      [$queryClient, queryClient],
    ],
  })
  connectHttp(scope, config)
  await allSettled(appStarted, { scope })
  const router = await startRouter(scope)

  createRoot(container).render(
    <StrictMode>
      <ScopeProvider value={scope}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} onError={reportCrash(scope)} />
        </QueryClientProvider>
      </ScopeProvider>
    </StrictMode>,
  )
}

function connectHttp(scope: Scope, config: PortalConfig): void {
  const report = scopeBind(problemOccurred, { scope })
  configureHttp({
    baseUrl: config.apiUrl,
    getToken: () => scope.getState($authToken),
    onUnauthorized: scopeBind(unauthorizedAnswered, { scope }),
    onMalformed: ({ operation, fields }) => report({ kind: 'malformed-answer', where: operation, details: fields }),
    takeEarlyAnswer,
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
  await allSettled($navigator, { scope, params: { navigate: (to, options) => router.navigate(to, options) } })
  const reportLocation = scopeBind(locationChanged, { scope })
  let reported: Location | null = null
  await new Promise<void>((resolve) => {
    const settle = ({ initialized, navigation, location }: typeof router.state) => {
      if (!initialized || navigation.state !== 'idle' || location === reported) return
      reported = location
      reportLocation(location)
      resolve()
    }
    router.subscribe(settle)
    settle(router.state)
  })
  return router
}
