import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { allSettled, fork } from 'effector'
import { Provider as ScopeProvider } from 'effector-react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { configureHttp } from '@/shared/api'
import { $authToken } from '@/shared/auth'
import { applyLanguage, type Language } from '@/shared/i18n'
import { $isScreenRendered, $today } from '@/shared/lifecycle'
import { $queryClient, createPortalQueryClient } from '@/shared/query'
import { locationChanged } from '@/shared/routes'

/** Same origin like in a deployment; msw handles the requests. */
export const PLATFORM = window.location.origin

interface ScreenOptions {
  /** Also sets the language. */
  path?: `/${Language}${string}`
  token?: string
  today?: string
}

/** Renders a part of the portal for a signed-in doctor; only the network is faked. */
export async function renderScreen(
  ui: ReactNode,
  { path = '/tr', token = 'token', today = '2026-11-21' }: ScreenOptions = {},
) {
  await applyLanguage(path.startsWith('/en') ? 'en' : 'tr')
  const queryClient = createPortalQueryClient()
  const scope = fork({
    values: [
      [$authToken, token],
      [$today, today],
      [$isScreenRendered, true],
      [$queryClient, queryClient],
    ],
  })
  configureHttp({
    baseUrl: PLATFORM,
    getToken: () => scope.getState($authToken),
    onUnauthorized() {},
    onMalformed() {},
  })
  await allSettled(locationChanged, { scope, params: { pathname: path, search: '', hash: '' } })
  const view = render(
    <ScopeProvider value={scope}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[path]}>{ui}</MemoryRouter>
      </QueryClientProvider>
    </ScopeProvider>,
  )
  return { ...view, scope, queryClient }
}
