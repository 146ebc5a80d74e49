import { act, type BoundFunctions, type queries, screen, within } from '@testing-library/react'
import { allSettled, type Scope } from 'effector'
import { delay, HttpResponse, http } from 'msw'
import { beforeEach } from 'vitest'
import { HelpDrawer, helpRequested, ticketFormRequested } from '@/features/browse-help'
import { applyLanguage, type Language } from '@/shared/i18n'
import { locationChanged } from '@/shared/routes'
import { prefetchViews } from '@/shared/ui/lazy'
import type { HelpListRequest } from '../../../sandbox/help/help-store'
import { recordPayloads } from './record-payloads'
import { startServer } from './platform-server'
import { PLATFORM, renderScreen } from './render-screen'

export const CATEGORY = '8a3b1f5c-2d8e-4e0f-9c61-3c7f5a1b0d42'
const LIST = `${PLATFORM}/api/v1/tickets/companies/help_contents/list`
const CONTENT = `${PLATFORM}/api/v1/tickets/companies/help_contents/content`

export const requests: object[] = []

export function startHelpPlatform() {
  const server = startServer()
  beforeEach(() => {
    requests.length = 0
  })
  return server
}

/** Responds with status 400 where `respond` returns null. */
export const listOf = (respond: (query: HelpListRequest) => object | null) =>
  http.post(LIST, async ({ request }) => {
    const query = (await request.json()) as HelpListRequest
    requests.push(query)
    const json = respond(query)
    return json ? HttpResponse.json(json) : HttpResponse.json({}, { status: 400 })
  })

export const contentOf = (content: object | null) =>
  http.post(CONTENT, async ({ request }) => {
    const query = (await request.json()) as { uuid: string; lang_id: string }
    requests.push(query)
    return HttpResponse.json({ content: content && { uuid: query.uuid, ...content } })
  })

export const errorResponse = (what: 'list' | 'content', status = 400, headers = {}) =>
  http.post(what === 'list' ? LIST : CONTENT, () => HttpResponse.json({}, { status, headers }))

export const pendingResponse = (what: 'list' | 'content' = 'content') =>
  http.post(what === 'list' ? LIST : CONTENT, () => delay('infinite'))

/** Loading messages that are not only for screen readers. */
export const visibleLoadingTexts = (view: HelpView): HTMLElement[] =>
  view
    .queryAllByText('Yükleniyor...')
    .filter((text) => text.closest('[role="status"]') !== null && text.closest('.visually-hidden') === null)

export async function openHelp() {
  const view = await renderScreen(<HelpDrawer />, { path: '/tr/takvim' })
  const ticketRequested = recordPayloads(ticketFormRequested, view.scope)
  await act(prefetchViews)
  await act(() => allSettled(helpRequested, { scope: view.scope, params: CATEGORY }))
  const drawer = within(screen.getByRole('dialog', { name: 'Yardım' }))
  return { ...view, drawer, ticketRequested }
}

/** Changes the language like another tab: texts and URL of the calendar. */
export async function setLanguage(language: Language, scope: Scope): Promise<void> {
  const pathname = language === 'tr' ? '/tr/takvim' : '/en/calendar'
  await act(() => applyLanguage(language))
  await act(() => allSettled(locationChanged, { scope, params: { pathname, search: '', hash: '' } }))
}

export type HelpView = BoundFunctions<typeof queries>

export const search = (view: HelpView): HTMLElement => view.getByRole('searchbox', { name: 'Başlıklarda ara' })
