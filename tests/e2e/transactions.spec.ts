import type { Page } from '@playwright/test'
import { openPortal } from '../support/e2e/live-connection'
import type { SandboxControl } from '../support/sandbox-control'
import { expect, test } from '../support/e2e/test'

const KEYS = 'Control+Alt+Enter'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Ana menü' })
const group = (page: Page, name: string) => menu(page).getByRole('button', { name })
const avatar = (page: Page) => page.getByRole('button', { name: 'Kullanıcı menüsü' }).locator('> *')
const RING = { plain: 'none', coloured: 'solid' }

const callsOf = async ({ requests }: SandboxControl) =>
  (await requests()).filter(({ operationId }) => operationId === 'sendTransactions').length

test('the shortcut turns the transactions setting on, and the page reloads without finance (F-N02)', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(page, 'staff')
  await openPortal(page, sandbox, '/tr/stok-sayimi')
  await expect(group(page, 'Finans')).toBeVisible()
  await expect(avatar(page)).toHaveCSS('outline-style', RING.plain)

  const reloaded = page.waitForEvent('load')
  await page.keyboard.press(KEYS)
  await reloaded
  await expect(group(page, 'Raporlar')).toBeVisible()
  await expect(group(page, 'Finans')).toHaveCount(0)
  await expect(avatar(page)).toHaveCSS('outline-style', RING.coloured)
  expect(await callsOf(sandbox)).toBe(1)
})
