import { onlineManager } from '@tanstack/react-query'
import { act, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { listResponse } from '../../../../tests/support/help'
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
} from '../../../../tests/support/help-screen'

const server = startHelpPlatform()

const titles = (view: HelpView) =>
  view.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/Konu.*/, ''))

test('the articles of the category are asked for as the platform wants it, featured ones stand first and once', async () => {
  server.use(listOf(listResponse(4, { featured: 2 })))
  const { drawer } = await openHelp()
  expect(await drawer.findByRole('list', { name: 'Öne çıkanlar' })).toBeDefined()
  expect(titles(drawer)).toEqual(['Yazı 1', 'Yazı 2', 'Yazı 3', 'Yazı 4'])
  expect(within(drawer.getByRole('list', { name: 'Öne çıkanlar' })).getAllByRole('listitem')).toHaveLength(2)
  expect(drawer.getAllByRole('status')[0]?.textContent).toBe('4 yazı')
  const query = { lang_id: 'TR', category_id: CATEGORY, page: 1, limit: 20 }
  expect(requests).toHaveLength(2)
  expect(requests).toContainEqual({ ...query, is_featured: null })
  expect(requests).toContainEqual({ ...query, is_featured: true })
})

test('more come page by page, the first new one takes the keyboard, and the last page takes the button away', async () => {
  server.use(listOf(listResponse(25, { featured: 1 })))
  const { drawer } = await openHelp()
  expect(await drawer.findAllByRole('listitem')).toHaveLength(20)
  expect(drawer.getAllByRole('status')[0]?.textContent).toBe('İlk 20 yazı')
  await userEvent.click(drawer.getByRole('button', { name: 'Daha fazla göster' }))
  await waitFor(() => expect(drawer.getAllByRole('listitem')).toHaveLength(25))
  expect(document.activeElement?.textContent).toContain('Yazı 21')
  expect(drawer.queryByRole('button', { name: 'Daha fazla göster' })).toBeNull()
  expect(requests.slice(2)).toEqual([{ lang_id: 'TR', category_id: CATEGORY, is_featured: null, page: 2, limit: 20 }])
})

test('a page that does not come leaves what is there and can be asked for again', async () => {
  server.use(listOf(listResponse(25)))
  const { drawer } = await openHelp()
  expect(await drawer.findAllByRole('listitem')).toHaveLength(20)
  server.use(listOf(() => null))
  await userEvent.click(drawer.getByRole('button', { name: 'Daha fazla göster' }))
  expect(await drawer.findByText('Yazıların devamı yüklenemedi')).toBeDefined()
  expect(drawer.getAllByRole('listitem')).toHaveLength(20)
  server.use(listOf(listResponse(25)))
  await userEvent.click(drawer.getByRole('button', { name: 'Yeniden dene' }))
  await waitFor(() => expect(drawer.getAllByRole('listitem')).toHaveLength(25))
  expect(drawer.queryByText('Yazıların devamı yüklenemedi')).toBeNull()
})

test('a list that is loading says so for everybody to see, and no longer when it is there', async () => {
  server.use(pendingResponse('list'))
  const { drawer, queryClient } = await openHelp()
  expect(visibleLoadingTexts(drawer)).toHaveLength(1)
  server.use(listOf(listResponse(1)))
  await act(() => queryClient.resetQueries())
  expect(await drawer.findByText('Yazı 1')).toBeDefined()
  expect(visibleLoadingTexts(drawer)).toEqual([])
})

test('a list that does not come says so and can be asked for again; the support stays within reach', async () => {
  server.use(errorResponse('list'))
  const { drawer, wanted: requested } = await openHelp()
  expect((await drawer.findByRole('alert')).textContent).toContain('Yardım yazıları yüklenemedi')
  server.use(listOf(listResponse(1)))
  await userEvent.click(drawer.getByRole('button', { name: 'Yeniden dene' }))
  expect(await drawer.findByText('Yazı 1')).toBeDefined()
  await userEvent.click(drawer.getByRole('button', { name: 'Destek talebi oluştur' }))
  expect(requested).toHaveBeenCalledOnce()
})

test.each([
  [2, 'Yazı 1'],
  [0, '3 yazı'],
])(
  'where the featured articles do not come the others do; asked for again, %i of them come',
  async (featured, focus) => {
    server.use(listOf((query) => (query.is_featured ? null : listResponse(3)(query))))
    const { drawer } = await openHelp()
    expect(await drawer.findByText('Öne çıkanlar yüklenemedi; hepsi diğer yazıların arasında.')).toBeDefined()
    expect(titles(drawer)).toEqual(['Yazı 1', 'Yazı 2', 'Yazı 3'])
    expect(drawer.queryByText('Yardım yazıları yüklenemedi')).toBeNull()

    server.use(listOf(listResponse(3, { featured })))
    const retry = drawer.getByRole('button', { name: 'Yeniden dene' })
    await userEvent.click(retry)
    expect(titles(drawer), 'the list stays as it is meanwhile').toHaveLength(3)
    await waitFor(() => expect(retry.isConnected).toBe(false))
    expect(drawer.queryAllByRole('list', { name: 'Öne çıkanlar' })).toHaveLength(featured ? 1 : 0)
    expect(drawer.getAllByRole('listitem')).toHaveLength(3)
    expect(document.activeElement?.textContent).toContain(focus)
  },
)

test('without articles, or without the category, there is a sentence and the way to the support', async () => {
  server.use(listOf(listResponse(0)))
  const { drawer, unmount } = await openHelp()
  expect(await drawer.findByText('Henüz yardım yazısı yok')).toBeDefined()
  expect(drawer.getByRole('button', { name: 'Destek talebi oluştur' })).toBeDefined()
  unmount()
  server.use(errorResponse('list', 404))
  const { drawer: unknown } = await openHelp()
  expect(await unknown.findByText('Henüz yardım yazısı yok')).toBeDefined()
  expect(unknown.queryByRole('alert')).toBeNull()
})

test('without a connection the list says so and comes by itself', async () => {
  onlineManager.setOnline(false)
  server.use(listOf(listResponse(2)))
  const { drawer } = await openHelp()
  expect(await drawer.findByText('İnternet bağlantısı yok')).toBeDefined()
  act(() => onlineManager.setOnline(true))
  expect(await drawer.findByText('Yazı 2')).toBeDefined()
})

test('the search looks through the loaded titles, says how many it found, and when nothing', async () => {
  server.use(listOf(listResponse(25)))
  const { drawer } = await openHelp()
  await drawer.findByText('Yazı 20')
  await userEvent.type(search(drawer), 'YAZI 12')
  expect(titles(drawer)).toEqual(['Yazı 12'])
  expect(drawer.getAllByRole('status')[0]?.textContent).toBe('1 sonuç')
  await userEvent.type(search(drawer), 'x')
  expect(drawer.getByText('"YAZI 12x" hiçbir başlıkta geçmiyor')).toBeDefined()
  expect(drawer.getByText('Başka bir kelime deneyebilir ya da daha fazla yazı yükleyebilirsiniz.')).toBeDefined()
  await userEvent.click(drawer.getByRole('button', { name: 'Daha fazla göster' }))
  expect(await drawer.findByText('Başka bir kelime deneyebilirsiniz.')).toBeDefined()
  await userEvent.clear(search(drawer))
  expect(drawer.getAllByRole('listitem')).toHaveLength(25)
})

test('arrows go from the search into the entries and back', async () => {
  server.use(listOf(listResponse(2)))
  const { drawer } = await openHelp()
  await drawer.findByText('Yazı 2')
  act(() => search(drawer).focus())
  const focused = () => document.activeElement?.textContent
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(focused()).toContain('Yazı 2')
  await userEvent.keyboard('{ArrowDown}{ArrowUp}')
  expect(focused()).toContain('Yazı 1')
  await userEvent.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(search(drawer))
})

test('without a connection, more says that it waits, and comes by itself', async () => {
  server.use(listOf(listResponse(25)))
  const { drawer } = await openHelp()
  await drawer.findByText('Yazı 20')
  act(() => onlineManager.setOnline(false))
  await userEvent.click(drawer.getByRole('button', { name: 'Daha fazla göster' }))
  expect(await drawer.findByText('İnternet bağlantısı yok. Devamı bağlantı gelince yüklenir.')).toBeDefined()
  act(() => onlineManager.setOnline(true))
  await waitFor(() => expect(drawer.getAllByRole('listitem')).toHaveLength(25))
})
