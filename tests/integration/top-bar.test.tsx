import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { startPortalPlatform, USER_INFO } from '../support/vitest/portal-platform'
import { renderPortal } from '../support/vitest/render-screen'

const { server, signIn } = startPortalPlatform()

const mainMenu = () => within(screen.getAllByRole('navigation', { name: 'Ana menü' })[0] as HTMLElement)

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

test('permissions that cannot be loaded allow nothing, and can be retried (F-N17)', async () => {
  signIn('doctor')
  server.use(http.get(USER_INFO, () => HttpResponse.json({ statusCode: 403 }, { status: 403 })))
  await renderPortal('/tr/takvim')
  expect(await screen.findByRole('heading', { level: 1, name: 'Yetkileriniz yüklenemedi' })).toBeInTheDocument()
  expect(mainMenu().queryByRole('link', { name: 'Takvim' })).not.toBeInTheDocument()
  signIn('doctor')
  await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Yeniden dene' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Takvim' })).toBeInTheDocument()
})
