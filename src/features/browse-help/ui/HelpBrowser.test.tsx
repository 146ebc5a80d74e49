import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import DOMPurify from 'dompurify'
import { allSettled } from 'effector'
import { expect, test, vi } from 'vitest'
import { locationChanged } from '@/shared/routes'
import { listResponse } from '../../../../tests/support/help-articles'
import { uuid } from '../../../../tests/support/uuid'
import { expectConsole } from '../../../../tests/support/vitest/console'
import {
  requests,
  contentOf,
  listOf,
  errorResponse,
  startHelpPlatform,
} from '../../../../tests/support/vitest/help-screen'
import { renderScreen } from '../../../../tests/support/vitest/render-screen'
import { HelpBrowser } from './HelpBrowser'

const server = startHelpPlatform()

async function openBrowser(search = '') {
  const view = await renderScreen(<HelpBrowser support={<p>Destek ekibi</p>} />, { path: '/tr' })
  const goTo = (to: string) =>
    act(() =>
      allSettled(locationChanged, { scope: view.scope, params: { pathname: '/tr/destek', search: to, hash: '' } }),
    )
  await goTo(search)
  return { ...view, goTo }
}

const articleOf = (n: number) => `?article=${uuid(n)}`

test('the page lists the articles of all categories as links, with a hint to choose one', async () => {
  server.use(listOf(listResponse(3)))
  await openBrowser()
  const list = within(screen.getByRole('region', { name: 'Yardım makaleleri' }))
  const links = await list.findAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([1, 2, 3].map((n) => `/tr/destek${articleOf(n)}`))
  expect(screen.getByText('Okumak için bir makale seçin')).toBeInTheDocument()
  expect(screen.getByText('Destek ekibi')).toBeInTheDocument()
  expect(requests).toContainEqual({ lang_id: 'TR', category_id: null, is_featured: null, page: 1, limit: 20 })
})

test('the article of the URL is open and current in the list, and the focus does not move', async () => {
  server.use(listOf(listResponse(3)), contentOf({ title: 'Yazı 2', help_content: 'Metin' }))
  await openBrowser(articleOf(2))
  expect(await screen.findByText('Metin')).toBeInTheDocument()
  const heading = screen.getByRole('heading', { name: 'Yazı 2', level: 2 })
  expect(heading).not.toHaveFocus()
  await waitFor(() => expect(screen.getByRole('link', { current: true })).toHaveTextContent('Yazı 2'))
})

test('a chosen article gets the focus, and Back returns it to the entry', async () => {
  server.use(listOf(listResponse(3)), contentOf({ title: 'Yazı 2', help_content: 'Metin' }))
  const { goTo } = await openBrowser()
  await screen.findAllByRole('link')
  await userEvent.type(screen.getByRole('searchbox'), 'yazı')
  await goTo(articleOf(2))
  expect(screen.getByRole('heading', { name: 'Yazı 2' })).toHaveFocus()
  await goTo('')
  expect(screen.getByRole('link', { name: /^Yazı 2/ })).toHaveFocus()
  expect(screen.getByRole('searchbox')).toHaveValue('yazı')
  // An entry that reappears after filtering must not take the focus from the search.
  await userEvent.type(screen.getByRole('searchbox'), 'x{Backspace}')
  expect(screen.getByRole('searchbox')).toHaveFocus()
})

test('an unknown article has no content and a link back', async () => {
  server.use(listOf(listResponse(3)), errorResponse('content', 404))
  await openBrowser(`?article=${uuid(0)}`)
  const article = await screen.findByRole('article', { name: 'Yardım makalesi' })
  expect(within(article).getByText('İçerik bulunamadı')).toBeInTheDocument()
  expect(within(article).getByRole('link', { name: 'Tüm makaleler' })).toHaveAttribute('href', '/tr/destek')
})

test('an invalid article id sends no request for an article', async () => {
  server.use(listOf(listResponse(3)))
  await openBrowser('?article=a/b')
  await screen.findAllByRole('link')
  expect(screen.getByText('Okumak için bir makale seçin')).toBeInTheDocument()
  expect(requests).toHaveLength(2)
})

test('an article that fails keeps the list (F-H14)', async () => {
  server.use(listOf(listResponse(3)), errorResponse('content'))
  await openBrowser(articleOf(1))
  expect(await screen.findByRole('alert')).toHaveTextContent('Makale yüklenemedi')
  expect(screen.getByRole('link', { name: /^Yazı 3/ })).toBeInTheDocument()
  server.use(contentOf({ help_content: 'Metin' }))
  await userEvent.click(screen.getByRole('button', { name: 'Yeniden dene' }))
  expect(await screen.findByText('Metin')).toBeInTheDocument()
})

test('an article that cannot be shown keeps its title and the link back, and other articles are shown', async () => {
  vi.spyOn(DOMPurify, 'sanitize').mockImplementation(() => {
    throw new Error('broken article')
  })
  expectConsole(/broken article/)
  server.use(listOf(listResponse(3)), contentOf({ title: 'Yazı 1', help_content_html: '<p>Metin</p>' }))
  const { goTo } = await openBrowser(articleOf(1))
  expect(await screen.findByText('Bu bölüm gösterilemiyor')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Yazı 1' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Tüm makaleler' })).toHaveAttribute('href', '/tr/destek')
  server.use(contentOf({ help_content: 'Metin' }))
  await goTo(articleOf(2))
  expect(await screen.findByText('Metin')).toBeInTheDocument()
})

test('an article that is too long for the portal is truncated and says so', async () => {
  server.use(listOf(listResponse(1)), contentOf({ help_content_html: 'a'.repeat(3_000_001) }))
  await openBrowser(articleOf(1))
  expect(await screen.findByText('Bu makale burada tamamı gösterilemeyecek kadar uzun.')).toBeInTheDocument()
})
