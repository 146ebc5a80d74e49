import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { errorCaught } from '@/shared/runtime-errors'
import { listResponse } from '../../../../tests/support/help-articles'
import {
  requests,
  CATEGORY,
  type HelpView,
  listOf,
  openHelp,
  errorResponse,
  pendingResponse,
  search,
  startHelpPlatform,
  visibleLoadingTexts,
} from '../../../../tests/support/vitest/help-screen'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'

const server = startHelpPlatform()

const titles = (view: HelpView) =>
  view.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/Konu.*/, ''))

test('the articles of the category are requested as specified, and featured ones come first and once', async () => {
  server.use(listOf(listResponse(4, { featured: 2 })))
  const { drawer } = await openHelp()
  expect(await drawer.findByRole('list', { name: 'Öne çıkanlar' })).toBeInTheDocument()
  expect(titles(drawer)).toEqual(['Yazı 1', 'Yazı 2', 'Yazı 3', 'Yazı 4'])
  expect(within(drawer.getByRole('list', { name: 'Öne çıkanlar' })).getAllByRole('listitem')).toHaveLength(2)
  expect(drawer.getAllByRole('status')[0]).toHaveTextContent(/^4 makale$/)
  const query = { lang_id: 'TR', category_id: CATEGORY, page: 1, limit: 20 }
  expect(requests).toHaveLength(2)
  expect(requests).toContainEqual({ ...query, is_featured: null })
  expect(requests).toContainEqual({ ...query, is_featured: true })
})

test('more articles load page by page, the first new one gets the focus, and the last page removes the button', async () => {
  server.use(listOf(listResponse(25, { featured: 1 })))
  const { drawer } = await openHelp()
  expect(await drawer.findAllByRole('listitem')).toHaveLength(20)
  expect(drawer.getAllByRole('status')[0]).toHaveTextContent(/^İlk 20 makale$/)
  const more = drawer.getByRole('button', { name: 'Daha fazla göster' })
  act(() => more.focus())
  fireEvent.click(more)
  // The user switches to another window.
  fireEvent.blur(more)
  await waitFor(() => expect(drawer.getAllByRole('listitem')).toHaveLength(25))
  expect(drawer.getByRole('button', { name: /^Yazı 21/ })).toHaveFocus()
  expect(more).not.toBeInTheDocument()
  expect(requests.slice(2)).toEqual([{ lang_id: 'TR', category_id: CATEGORY, is_featured: null, page: 2, limit: 20 }])
})

test.each([400, 404])('a page that fails with %i keeps the loaded articles and can be retried', async (status) => {
  server.use(listOf(listResponse(25)))
  const { drawer } = await openHelp()
  expect(await drawer.findAllByRole('listitem')).toHaveLength(20)
  server.use(errorResponse('list', status))
  await userEvent.click(drawer.getByRole('button', { name: 'Daha fazla göster' }))
  expect(await drawer.findByText('Diğer makaleler yüklenemedi')).toBeInTheDocument()
  expect(drawer.getAllByRole('listitem')).toHaveLength(20)
  server.use(listOf(listResponse(25)))
  await userEvent.click(drawer.getByRole('button', { name: 'Yeniden dene' }))
  await waitFor(() => expect(drawer.getAllByRole('listitem')).toHaveLength(25))
  expect(drawer.queryByText('Diğer makaleler yüklenemedi')).not.toBeInTheDocument()
})

test('of the featured articles and of the next page, defects are reported, failures of the platform are not (F-R06)', async () => {
  server.use(listOf((query) => (query.is_featured || query.page > 1 ? null : listResponse(25)(query))))
  const { drawer, queryClient, scope } = await openHelp()
  const errors = recordPayloads(errorCaught, scope)
  await userEvent.click(await drawer.findByRole('button', { name: 'Daha fazla göster' }))
  await drawer.findByText('Diğer makaleler yüklenemedi')
  expect(errors).toEqual([])
  const error = new TypeError('in the reading of the response')
  act(() => {
    for (const query of queryClient.getQueryCache().getAll()) query.setState({ error })
  })
  const report = { kind: 'render', error }
  await waitFor(() => expect(errors).toEqual([report, report]))
})

test('a list that is loading shows a visible text until it has loaded', async () => {
  server.use(pendingResponse('list'))
  const { drawer, queryClient } = await openHelp()
  expect(visibleLoadingTexts(drawer)).toHaveLength(1)
  server.use(listOf(listResponse(1)))
  await act(() => queryClient.resetQueries())
  expect(await drawer.findByText('Yazı 1')).toBeInTheDocument()
  expect(visibleLoadingTexts(drawer)).toEqual([])
})

test('a list that fails shows an error with a retry, and the support stays reachable', async () => {
  server.use(errorResponse('list'))
  const { drawer, ticketRequested } = await openHelp()
  expect(await drawer.findByRole('alert')).toHaveTextContent('Yardım makaleleri yüklenemedi')
  server.use(listOf(listResponse(1)))
  await userEvent.click(drawer.getByRole('button', { name: 'Yeniden dene' }))
  expect(await drawer.findByText('Yazı 1')).toBeInTheDocument()
  await userEvent.click(drawer.getByRole('button', { name: 'Destek talebi oluştur' }))
  expect(ticketRequested).toHaveLength(1)
})

test.each([
  [2, 'Yazı 1'],
  [0, '3 makale'],
])('if the featured articles fail the others are shown, and a retry brings %i of them', async (featured, focus) => {
  server.use(listOf((query) => (query.is_featured ? null : listResponse(3)(query))))
  const { drawer } = await openHelp()
  expect(
    await drawer.findByText('Öne çıkanlar yüklenemedi; bu makaleleri aşağıdaki listede bulabilirsiniz.'),
  ).toBeInTheDocument()
  expect(titles(drawer)).toEqual(['Yazı 1', 'Yazı 2', 'Yazı 3'])
  expect(drawer.queryByText('Yardım makaleleri yüklenemedi')).not.toBeInTheDocument()

  server.use(listOf(listResponse(3, { featured })))
  const retry = drawer.getByRole('button', { name: 'Yeniden dene' })
  await userEvent.click(retry)
  expect(titles(drawer), 'the list stays until then').toHaveLength(3)
  await waitFor(() => expect(retry).not.toBeInTheDocument())
  expect(drawer.queryAllByRole('list', { name: 'Öne çıkanlar' })).toHaveLength(featured ? 1 : 0)
  expect(drawer.getAllByRole('listitem')).toHaveLength(3)
  expect(document.activeElement).toHaveTextContent(focus)
})

test('a retry that has to wait does not take the focus later if the user has moved on', async () => {
  server.use(listOf((query) => (query.is_featured ? null : listResponse(3)(query))))
  const { drawer, queryClient } = await openHelp()
  const retry = await drawer.findByRole('button', { name: 'Yeniden dene' })
  server.use(errorResponse('list', 429, { 'Retry-After': '60' }))
  await userEvent.click(retry)
  await waitFor(() => expect(retry).toHaveAttribute('aria-disabled', 'true'))
  await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'))
  const close = drawer.getByRole('button', { name: 'Kapat' })
  act(() => close.focus())
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  server.use(listOf(listResponse(3, { featured: 2 })))
  await act(() => queryClient.refetchQueries())
  expect(await drawer.findByRole('list', { name: 'Öne çıkanlar' })).toBeInTheDocument()
  expect(close).toHaveFocus()
})

test('without articles or without the category an empty state with a link to the support is shown', async () => {
  server.use(listOf(listResponse(0)))
  const { drawer, unmount } = await openHelp()
  expect(await drawer.findByText('Henüz yardım makalesi yok')).toBeInTheDocument()
  expect(drawer.getByRole('button', { name: 'Destek talebi oluştur' })).toBeInTheDocument()
  unmount()
  server.use(errorResponse('list', 404))
  const { drawer: unknown } = await openHelp()
  expect(await unknown.findByText('Henüz yardım makalesi yok')).toBeInTheDocument()
  expect(unknown.queryByRole('alert')).not.toBeInTheDocument()
})

test('without a connection the list says so and loads when it is back', async () => {
  onlineManager.setOnline(false)
  server.use(listOf(listResponse(2)))
  const { drawer } = await openHelp()
  expect(await drawer.findByText('İnternet bağlantısı yok')).toBeInTheDocument()
  act(() => onlineManager.setOnline(true))
  expect(await drawer.findByText('Yazı 2')).toBeInTheDocument()
})

test('the search filters the loaded titles and shows the number of results', async () => {
  server.use(listOf(listResponse(25)))
  const { drawer } = await openHelp()
  await drawer.findByText('Yazı 20')
  await userEvent.type(search(drawer), 'YAZI 12')
  expect(titles(drawer)).toEqual(['Yazı 12'])
  expect(drawer.getAllByRole('status')[0]).toHaveTextContent(/^Yüklenen makalelerde 1 sonuç$/)
  await userEvent.type(search(drawer), 'x')
  expect(drawer.getByText('"YAZI 12x" hiçbir başlıkta geçmiyor')).toBeInTheDocument()
  expect(drawer.getByText('Başka bir kelime deneyebilir veya daha fazla makale yükleyebilirsiniz.')).toBeInTheDocument()
  await userEvent.click(drawer.getByRole('button', { name: 'Daha fazla göster' }))
  expect(await drawer.findByText('Başka bir kelime deneyebilirsiniz.')).toBeInTheDocument()
  expect(drawer.getAllByRole('status')[0]).toHaveFocus()
  expect(drawer.getAllByRole('status')[0]).toHaveTextContent(/^0 sonuç$/)
  await userEvent.clear(search(drawer))
  expect(drawer.getAllByRole('listitem')).toHaveLength(25)
})

test('arrow keys move from the search into the entries and back, Home and End to the first and the last', async () => {
  server.use(listOf(listResponse(3)))
  const { drawer } = await openHelp()
  await drawer.findByText('Yazı 3')
  act(() => search(drawer).focus())
  const focused = () => document.activeElement?.textContent
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(focused()).toContain('Yazı 2')
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}')
  expect(focused()).toContain('Yazı 1')
  await userEvent.keyboard('{ArrowUp}')
  expect(search(drawer)).toHaveFocus()
  await userEvent.keyboard('{End}')
  expect(search(drawer), 'End moves the caret').toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{End}')
  expect(focused()).toContain('Yazı 3')
  await userEvent.keyboard('{Home}')
  expect(focused()).toContain('Yazı 1')
  await userEvent.keyboard('{ArrowUp}')
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Control>}{ArrowDown}{/Control}{Alt>}{ArrowDown}{/Alt}')
  fireEvent.keyDown(search(drawer), { key: 'ArrowDown', isComposing: true })
  expect(search(drawer), 'with a modifier or an input method').toHaveFocus()
})

test('without a connection the next page waits and loads when it is back', async () => {
  server.use(listOf(listResponse(25)))
  const { drawer } = await openHelp()
  await drawer.findByText('Yazı 20')
  act(() => onlineManager.setOnline(false))
  await userEvent.click(drawer.getByRole('button', { name: 'Daha fazla göster' }))
  expect(await drawer.findByText('İnternet bağlantısı yok. Devamı bağlantı gelince yüklenir.')).toBeInTheDocument()
  act(() => onlineManager.setOnline(true))
  await waitFor(() => expect(drawer.getAllByRole('listitem')).toHaveLength(25))
})
