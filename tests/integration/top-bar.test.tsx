import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { startPortalPlatform, USER_INFO } from '../support/vitest/portal-platform'
import { mainMenu, renderPortal } from '../support/vitest/render-screen'
import { stubWindowWidth } from '../support/vitest/window-width'

const { server, signIn } = startPortalPlatform()

test('the quick links are four tiles in a grid with arrow-key navigation', async () => {
  signIn('doctor')
  const { path } = await renderPortal('/tr/stok-sayimi')
  const button = await screen.findByRole('button', { name: 'Kısayollar' })
  await userEvent.click(button)
  const tiles = within(screen.getByRole('dialog', { name: 'Kısayollar' })).getAllByRole('link')
  expect(tiles.map(({ textContent }) => textContent)).toEqual([
    'Takvim',
    'Randevular',
    'Hasta Listesi',
    'CRM Hasta Takip',
  ])
  await userEvent.tab()
  for (const [key, tile] of [
    ['ArrowRight', 1],
    ['ArrowDown', 3],
    ['ArrowLeft', 2],
    ['ArrowUp', 0],
    ['End', 3],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    expect(tiles[tile]).toHaveFocus()
  }
  await userEvent.keyboard('{Escape}')
  expect(button).toHaveFocus()
  await userEvent.click(button)
  await userEvent.click(screen.getByRole('link', { name: 'Randevular' }))
  await waitFor(() => expect(path()).toBe('/tr/randevu-listesi'))
  expect(screen.queryByRole('link', { name: 'Randevular' })).not.toBeInTheDocument()
})

test('the skip link moves the focus to the page without a navigation', async () => {
  signIn('doctor')
  await renderPortal('/tr/stok-sayimi')
  const link = await screen.findByRole('link', { name: 'İçeriğe geç' })
  const scrollIntoView = vi.spyOn(screen.getByRole('main'), 'scrollIntoView')
  const { href } = location
  await userEvent.tab()
  expect(link).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(location.href).toBe(href)
  expect(screen.getByRole('main', { name: 'Stok Sayımı' })).toHaveFocus()
  expect(scrollIntoView).toHaveBeenCalledOnce()
})

test('in a narrow top bar language and mode are in the user menu', async () => {
  signIn('doctor')
  const resize = stubWindowWidth(900)
  const { path } = await renderPortal('/tr/stok-sayimi')
  expect(await screen.findByRole('button', { name: 'Dil' })).toBeInTheDocument()
  act(() => resize(899))
  for (const name of ['Dil', 'Tema']) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  const userMenu = screen.getByRole('button', { name: 'Kullanıcı menüsü' })
  await userEvent.click(userMenu)
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Koyu' }))
  expect(document.documentElement).toHaveAttribute('data-mode', 'dark')
  await userEvent.click(userMenu)
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'English' }))
  await waitFor(() => expect(path()).toBe('/en/stock-taking'))
})

test('the user menu, which shows only an avatar, has a tooltip', async () => {
  signIn('doctor')
  await renderPortal('/tr/stok-sayimi')
  expect(await screen.findByRole('button', { name: 'Dil' })).toBeInTheDocument()
  act(() => screen.getByRole('button', { name: 'Kullanıcı menüsü' }).focus())
  await waitFor(() => expect(document.querySelector('[role=tooltip]')).toHaveTextContent(/^Kullanıcı menüsü$/))
})

test('only permitted tiles are shown, and without any there is no button', async () => {
  signIn('staff')
  const { unmount } = await renderPortal('/tr/stok-sayimi')
  await userEvent.click(await screen.findByRole('button', { name: 'Kısayollar' }))
  const tiles = within(screen.getByRole('dialog', { name: 'Kısayollar' })).getAllByRole('link')
  expect(tiles.map(({ textContent }) => textContent)).toEqual(['CRM Hasta Takip'])
  unmount()
  signIn('bare')
  await renderPortal('/tr/destek')
  expect(await mainMenu().findByRole('button', { name: 'ERP' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Kullanıcı menüsü' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Kısayollar' })).not.toBeInTheDocument()
})

test('the user menu shows the user and links to the settings', async () => {
  signIn('bare')
  const { path } = await renderPortal('/en/support')
  await userEvent.click(screen.getByRole('button', { name: 'User menu' }))
  expect(await screen.findByText('Deniz Aksoy')).toBeInTheDocument()
  expect(screen.getByText('Doctor ID: PR-40003')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('menuitem', { name: 'Settings' }))
  await waitFor(() => expect(path()).toBe('/en/settings'))
  const crumbs = await screen.findByRole('navigation', { name: 'Breadcrumbs' })
  await waitFor(() => expect(crumbs).toHaveTextContent('Settings'))
})

test('a screen that is hidden while the transactions setting is on says why', async () => {
  signIn('staff', { transactions: true })
  await renderPortal('/tr/finans/banka-cari')
  expect(await screen.findByRole('heading', { level: 1, name: 'Bu sayfa şu anda gizli' })).toBeInTheDocument()
})

test('permissions that wait for the connection say so, and are loaded once it is back', async () => {
  signIn('doctor')
  onlineManager.setOnline(false)
  await renderPortal('/tr/takvim')
  const offline = await screen.findByRole('heading', { level: 1, name: 'İnternet bağlantısı yok' })
  expect(offline).toBeInTheDocument()
  expect(within(screen.getByRole('main')).getByRole('button', { name: 'Yeniden dene' })).toBeInTheDocument()
  expect(mainMenu().getByText('Yetkileriniz yüklenemediği için menü eksik.')).toBeInTheDocument()
  act(() => onlineManager.setOnline(true))
  expect(await screen.findByRole('heading', { level: 1, name: 'Takvim' })).toBeInTheDocument()
})

test('permissions that cannot be loaded allow nothing, and can be retried (F-N17)', async () => {
  signIn('doctor')
  server.use(http.get(USER_INFO, () => HttpResponse.json({ statusCode: 403 }, { status: 403 })))
  await renderPortal('/tr/takvim')
  expect(await screen.findByRole('heading', { level: 1, name: 'Yetkileriniz yüklenemedi' })).toBeInTheDocument()
  expect(mainMenu().queryByRole('link', { name: 'Takvim' })).not.toBeInTheDocument()
  signIn('doctor')
  await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Yeniden dene' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Takvim' })).toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveAccessibleName('Takvim')
})
