import '@/app/wiring'
import { QueryClientProvider } from '@tanstack/react-query'
import { allSettled, fork, scopeBind } from 'effector'
import { Provider as ScopeProvider } from 'effector-react'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { createPortalRoutes } from '@/app/routes'
import { configureHttp, isWorthRetrying } from '@/shared/api'
import { $authToken, unauthorizedAnswered } from '@/shared/auth'
import { currentPath } from '@/shared/browser'
import { $config, type PortalConfig, parsePortalConfig } from '@/shared/config'
import { applyLanguage, readLanguageCookie } from '@/shared/i18n'
import { appStarted } from '@/shared/lifecycle'
import { $queryClient, createPortalQueryClient } from '@/shared/query'
import { problemOccurred } from '@/shared/report'
import { $navigator, languageOfPath, locationChanged } from '@/shared/routes'
import { takeEarlyAnswer, takeEarlyConfig } from './early-calls'
import { StartUpFailure } from './StartUpFailure'

/** Configuration, scope, router, first paint: in this order, and nothing before. */
export async function startPortal(container: HTMLElement): Promise<void> {
  try {
    const config = parsePortalConfig(await takeEarlyConfig())
    await renderPortal(container, config)
  } catch (error) {
    await applyLanguage(languageOfPath(location.pathname) ?? readLanguageCookie())
    createRoot(container).render(<StartUpFailure error={error} />)
  }
}

async function renderPortal(container: HTMLElement, config: PortalConfig): Promise<Root> {
  const queryClient = createPortalQueryClient(isWorthRetrying)
  const scope = fork({
    values: [
      [$config, config],
      [$queryClient, queryClient],
    ],
  })
  configureHttp({
    baseUrl: config.apiUrl,
    getToken: () => scope.getState($authToken),
    onUnauthorized: scopeBind(unauthorizedAnswered, { scope }),
    onMalformed: ({ operation, fields }) =>
      scopeBind(problemOccurred, { scope })({ kind: 'malformed-answer', where: operation, details: fields }),
    takeEarlyAnswer,
  })
  await allSettled(appStarted, { scope })

  const router = createBrowserRouter(createPortalRoutes(scope))
  await allSettled($navigator, { scope, params: { navigate: (to, options) => router.navigate(to, options) } })
  const reportLocation = scopeBind(locationChanged, { scope })
  await new Promise<void>((resolve) => {
    const settle = () => {
      if (!router.state.initialized || router.state.navigation.state !== 'idle') return
      reportLocation(router.state.location)
      resolve()
    }
    router.subscribe(settle)
    settle()
  })

  const root = createRoot(container)
  root.render(
    <StrictMode>
      <ScopeProvider value={scope}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ScopeProvider>
    </StrictMode>,
  )
  return root
}
