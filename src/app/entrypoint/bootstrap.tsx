import '@/app/wiring'
import { QueryClientProvider } from '@tanstack/react-query'
import { allSettled, fork, scopeBind } from 'effector'
import { Provider as ScopeProvider } from 'effector-react'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { DocumentTitle, VideoCallSlot } from '@/app/layouts'
import { connectRouter, createPortalRoutes } from '@/app/routes'
import { isRetryable, retryDelay } from '@/shared/api'
import {
  currentLocation,
  currentPathname,
  focusClickedButton,
  ignoreSecondClick,
  nextTask,
  onLinkReached,
  setDocumentLanguage,
  trackPress,
} from '@/shared/browser'
import { $config, type PortalConfig } from '@/shared/config'
import { createCaughtErrorHandler, reportLogicErrors } from '@/shared/runtime-errors'
import { i18n, initI18n, readLanguageCookie, TranslationProvider } from '@/shared/i18n'
import { configureTimeZone } from '@/shared/lib/date-time'
import { $today, appStarted, firstScreenRendered } from '@/shared/lifecycle'
import { $queryClient, createPortalQueryClient } from '@/shared/query'
import { $location, languageOfPath } from '@/shared/routes'
import { CommitReporter } from '@/shared/ui/CommitReporter'
import { connectHttp } from './connect-http'
import { hydrateCache } from './hydrate-cache'
import { PortalRouter } from './PortalRouter'
import { preloadScreen } from './preload-route'
import { readConfig } from './read-config'
import { classifyError, StartUpFailure } from './StartUpFailure'

export async function startPortal(container: HTMLElement): Promise<void> {
  try {
    await renderPortal(container, await readConfig())
  } catch (error) {
    await initI18n(languageOfPath(currentPathname()) ?? readLanguageCookie())
    // `early.ts` has set it by the path alone, without the cookie.
    setDocumentLanguage(i18n.language)
    createRoot(container).render(<StartUpFailure error={error} />)
    // Stays unhandled, so that the console and a started error reporter receive it.
    if (classifyError(error) === 'crash') throw error
  }
}

async function renderPortal(container: HTMLElement, config: PortalConfig): Promise<void> {
  const queryClient = createPortalQueryClient(isRetryable, retryDelay)
  const scope = fork({
    values: [
      [$config, config],
      [$queryClient, queryClient],
      // The router reports it later; a response that ends the session before that needs it for the return path.
      [$location, currentLocation()],
    ],
  })
  reportLogicErrors(scope)
  // Before `appStarted`, which may send requests and reads the day at the clinic.
  connectHttp(scope, config)
  configureTimeZone(config.timeZone)
  ignoreSecondClick()
  focusClickedButton()
  trackPress()
  // Loads the screen of a link before the click that may follow.
  onLinkReached((path) => preloadScreen(path, config))
  await nextTask()
  await allSettled(appStarted, { scope })
  await nextTask()
  const [router] = await Promise.all([
    connectRouter(createBrowserRouter(createPortalRoutes(scope)), scope),
    hydrateCache(queryClient, scope.getState($today)),
  ])

  const reportRendered = scopeBind(firstScreenRendered, { scope })
  const root = createRoot(container, { onCaughtError: createCaughtErrorHandler(scope) })
  // A transition renders in slices and yields to the browser between them.
  startTransition(() =>
    root.render(
      <StrictMode>
        <ScopeProvider value={scope}>
          <QueryClientProvider client={queryClient}>
            <TranslationProvider>
              <PortalRouter router={router} />
              <DocumentTitle />
              {/* Outside of the page: an error there must not take the controls of a running call away. */}
              <VideoCallSlot />
              <CommitReporter onCommit={reportRendered} />
            </TranslationProvider>
          </QueryClientProvider>
        </ScopeProvider>
      </StrictMode>,
    ),
  )
}
