import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { allSettled, type Effect, fork } from 'effector'
import { Provider as ScopeProvider } from 'effector-react'
import { HttpResponse, http } from 'msw'
import type { ReactNode } from 'react'
import { createMemoryRouter, createPath, MemoryRouter, RouterProvider } from 'react-router-dom'
import { $authToken } from '@/shared/auth'
import { applyLanguage, type Language, TranslationProvider } from '@/shared/i18n'
import { $areFeaturesReady, $isFirstScreenRendered, $now, $today } from '@/shared/lifecycle'
import { $queryClient, createPortalQueryClient } from '@/shared/query'
import { locationChanged } from '@/shared/routes'
import { configureTestHttp } from './configure-test-http'

/** Same origin like in a deployment; msw handles the requests. */
export const PLATFORM = window.location.origin

/** Responds to the requests that no other handler takes. */
export const notFound = http.all(`${PLATFORM}/*`, () => HttpResponse.json({}, { status: 404 }))

// oxlint-disable-next-line typescript/no-explicit-any -- effects of any type
export type EffectHandlers = [Effect<any, any, any>, (params: any) => unknown][]

interface ScreenOptions {
  /** Also sets the language. */
  path?: `/${Language}${string}`
  /** Null without a session. */
  token?: string | null
  today?: string
  handlers?: EffectHandlers
}

async function startSession({ path = '/tr', token = 'token', today = '2026-11-21', handlers = [] }: ScreenOptions) {
  await applyLanguage(path.startsWith('/en') ? 'en' : 'tr')
  const queryClient = createPortalQueryClient()
  const scope = fork({
    values: [
      [$authToken, token],
      [$now, Date.now()],
      [$today, today],
      [$areFeaturesReady, true],
      [$isFirstScreenRendered, true],
      [$queryClient, queryClient],
    ],
    handlers,
  })
  configureTestHttp({ baseUrl: PLATFORM, getToken: () => scope.getState($authToken) })
  const { pathname, search, hash } = new URL(path, PLATFORM)
  await allSettled(locationChanged, { scope, params: { pathname, search, hash } })
  const show = (ui: ReactNode) =>
    render(
      <ScopeProvider value={scope}>
        <QueryClientProvider client={queryClient}>
          <TranslationProvider>{ui}</TranslationProvider>
        </QueryClientProvider>
      </ScopeProvider>,
    )
  return { path, scope, queryClient, show }
}

/** Renders a part of the portal for a signed-in doctor; only the network and the effects of `handlers` are faked. */
export async function renderScreen(ui: ReactNode, options: ScreenOptions = {}) {
  const { path, scope, queryClient, show } = await startSession(options)
  return { ...show(<MemoryRouter initialEntries={[path]}>{ui}</MemoryRouter>), scope, queryClient }
}

/** Renders the whole portal with its routes at an address; only the network is faked. */
export async function renderPortal(address: `/${Language}${string}`, options: Pick<ScreenOptions, 'token'> = {}) {
  // Loaded here, because the routes import every feature.
  const { connectRouter, createPortalRoutes } = await import('@/app/routes')
  const { DocumentTitle } = await import('@/app/layouts')
  const { scope, queryClient, show } = await startSession({ ...options, path: address })
  const router = createMemoryRouter(createPortalRoutes(scope), { initialEntries: [address] })
  await connectRouter(router, scope)
  const view = show(
    <>
      <RouterProvider router={router} />
      <DocumentTitle />
    </>,
  )
  return { ...view, scope, queryClient, router, path: () => createPath(router.state.location) }
}

export const mainMenu = () =>
  within(screen.getAllByRole('navigation', { name: /^(Ana menü|Main menu)$/ })[0] as HTMLElement)
