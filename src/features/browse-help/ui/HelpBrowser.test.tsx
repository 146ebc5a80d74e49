import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import { locationChanged } from '@/shared/routes'
import { articleId, listResponse, UNKNOWN } from '../../../../tests/support/help'
import { requests, contentOf, listOf, errorResponse, startHelpPlatform } from '../../../../tests/support/help-screen'
import { renderScreen } from '../../../../tests/support/render-screen'
import { HelpBrowser } from './HelpBrowser'

const server = startHelpPlatform()

/** From another screen. */
async function openBrowser(search = '') {
  const view = await renderScreen(<HelpBrowser support={<p>Destek ekibi</p>} />, { path: '/tr' })
  const goTo = (to: string) =>
    act(() =>
      allSettled(locationChanged, { scope: view.scope, params: { pathname: '/tr/destek', search: to, hash: '' } }),
    )
  await goTo(search)
  return { ...view, goTo }
}

const articleOf = (n: number) => `?article=${articleId(n)}`

test('the page has the articles of every category, as links, and says what to do with them', async () => {
  server.use(listOf(listResponse(3)))
  await openBrowser()
  const list = within(screen.getByRole('region', { name: 'Yardım yazıları' }))
  const links = await list.findAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([1, 2, 3].map((n) => `/tr/destek${articleOf(n)}`))
  expect(screen.getByText('Okumak için bir yazı seçin')).toBeDefined()
  expect(screen.getByText('Destek ekibi')).toBeDefined()
  expect(requests).toContainEqual({ lang_id: 'TR', category_id: null, is_featured: null, page: 1, limit: 20 })
})

test('the article of the address is open and marked in the list; the page keeps the keyboard where it is', async () => {
  server.use(listOf(listResponse(3)), contentOf({ title: 'Yazı 2', help_content: 'Metin' }))
  await openBrowser(articleOf(2))
  expect(await screen.findByText('Metin')).toBeDefined()
  const heading = screen.getByRole('heading', { name: 'Yazı 2', level: 2 })
  expect(document.activeElement).not.toBe(heading)
  await waitFor(() => expect(screen.getByRole('link', { current: true }).textContent).toContain('Yazı 2'))
})

test('a chosen article takes the keyboard; Back brings it to the entry', async () => {
  server.use(listOf(listResponse(3)), contentOf({ title: 'Yazı 2', help_content: 'Metin' }))
  const { goTo } = await openBrowser()
  await screen.findAllByRole('link')
  await goTo(articleOf(2))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Yazı 2' }))
  await goTo('')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /^Yazı 2/ }))
  // Found again after it was gone, it does not take the keyboard from the search.
  await userEvent.type(screen.getByRole('searchbox'), 'x{Backspace}')
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
})

test('an article that nobody knows is no content, with a way back', async () => {
  server.use(listOf(listResponse(3)), errorResponse('content', 404))
  await openBrowser(`?article=${UNKNOWN}`)
  const article = await screen.findByRole('article', { name: 'Yardım yazısı' })
  expect(within(article).getByText('İçerik bulunamadı')).toBeDefined()
  expect(within(article).getByRole('link', { name: 'Tüm yazılar' }).getAttribute('href')).toBe('/tr/destek')
})

test('an address that names no article asks for none', async () => {
  server.use(listOf(listResponse(3)))
  await openBrowser('?article=a/b')
  await screen.findAllByRole('link')
  expect(screen.getByText('Okumak için bir yazı seçin')).toBeDefined()
  expect(requests).toHaveLength(2)
})

test('an article that fails leaves the list', async () => {
  server.use(listOf(listResponse(3)), errorResponse('content'))
  await openBrowser(articleOf(1))
  expect((await screen.findByRole('alert')).textContent).toContain('Yazı yüklenemedi')
  expect(screen.getByRole('link', { name: /^Yazı 3/ })).toBeDefined()
  server.use(contentOf({ help_content: 'Metin' }))
  await userEvent.click(screen.getByRole('button', { name: 'Yeniden dene' }))
  expect(await screen.findByText('Metin')).toBeDefined()
})
