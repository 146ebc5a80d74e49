import type { Page } from '@playwright/test'
import { waitForLiveConnections } from '../support/live-connection'
import type { SandboxControl } from '../support/sandbox-control'
import { expect, test } from '../support/test'

const KEYS = 'Control+Alt+Enter'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Ana menü' })
const group = (page: Page, name: string) => menu(page).getByRole('button', { name })
const avatar = (page: Page) => page.getByRole('button', { name: 'Kullanıcı menüsü' }).locator('> *')
const RING = { plain: 'none', coloured: 'solid' }

const callsOf = async ({ requests }: SandboxControl) =>
  (await requests()).filter(({ operationId }) => operationId === 'sendTransactions').length

async function openPortal(page: Page, sandbox: SandboxControl, path = '/tr'): Promise<void> {
  await page.goto(path)
  await expect(menu(page).getByRole('link').first()).toBeVisible()
  await waitForLiveConnections(sandbox)
}

test('the shortcut turns the transactions setting on, the page reloads without finance, and the shortcut turns it off again (F-N02)', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(page, 'staff')
  await openPortal(page, sandbox)
  await expect(group(page, 'Finans')).toBeVisible()
  await expect(avatar(page)).toHaveCSS('outline-style', RING.plain)

  const reloaded = page.waitForEvent('load')
  await page.keyboard.press(KEYS)
  await reloaded
  await expect(group(page, 'Raporlar')).toBeVisible()
  await expect(group(page, 'Finans')).toHaveCount(0)
  await expect(avatar(page)).toHaveCSS('outline-style', RING.coloured)
  await group(page, 'Raporlar').click()
  await expect(menu(page).getByRole('link', { name: 'Gün Sonu Raporu' })).toBeVisible()
  await expect(menu(page).getByRole('link', { name: 'SMS Raporları' })).toHaveCount(0)

  await waitForLiveConnections(sandbox)
  const back = page.waitForEvent('load')
  await page.keyboard.press(KEYS)
  await back
  await expect(group(page, 'Finans')).toBeVisible()
  await expect(avatar(page)).toHaveCSS('outline-style', RING.plain)
  expect(await callsOf(sandbox)).toBe(2)
})

test('the setting applies to all users of the clinic at once, also in another browser', async ({
  page,
  signIn,
  sandbox,
  anotherContext,
}) => {
  await signIn(page, 'staff')
  await openPortal(page, sandbox)
  const colleague = await (await anotherContext()).newPage()
  await signIn(colleague, 'doctor')
  await colleague.goto('/tr')
  await expect(group(colleague, 'Finans')).toBeVisible()
  await waitForLiveConnections(sandbox, 2)
  await page.keyboard.press(KEYS)
  await expect(group(colleague, 'Finans')).toHaveCount(0)
  await expect(group(page, 'Finans')).toHaveCount(0)
})

test('a held shortcut sends one request', async ({ page, signIn, sandbox, allow }) => {
  // Without live events the page does not reload, so that every request is counted.
  allow({ console: /ERR_FAILED/ })
  await page.routeWebSocket('**/socket.io/**', () => {})
  await page.route('**/socket.io/**', (route) => route.abort())
  await signIn(page, 'staff')
  await page.goto('/tr')
  await expect(menu(page).getByRole('link').first()).toBeVisible()
  await page.keyboard.down('Control')
  await page.keyboard.down('Alt')
  for (let press = 0; press < 5; press += 1) await page.keyboard.down('Enter')
  for (const key of ['Enter', 'Alt', 'Control']) await page.keyboard.up(key)
  await expect.poll(() => callsOf(sandbox)).toBe(1)
  await page.keyboard.press(KEYS)
  await expect.poll(() => callsOf(sandbox)).toBe(2)
})

test('in a text field and for AltGr nothing is sent', async ({ page, signIn, sandbox }) => {
  await signIn(page, 'staff')
  await openPortal(page, sandbox)
  await page.evaluate(() => {
    const altGr = { key: 'Enter', ctrlKey: true, altKey: true, modifierAltGraph: true, bubbles: true }
    document.body.dispatchEvent(new KeyboardEvent('keydown', altGr))
  })
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.press(KEYS)
  await page.keyboard.press('Escape')
  await page.keyboard.press(KEYS)
  await expect(group(page, 'Finans')).toHaveCount(0)
  expect(await callsOf(sandbox)).toBe(1)
})

test('a failure is silent and changes nothing', async ({ page, signIn, sandbox, allow }) => {
  allow({ console: /500/ })
  await signIn(page, 'staff')
  await openPortal(page, sandbox)
  await sandbox.addFault({ operationId: 'sendTransactions', status: 500 })
  const response = page.waitForResponse('**/api/v1/transactions')
  await page.keyboard.press(KEYS)
  await response
  await expect(group(page, 'Finans')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Sistem mesajları' })).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
})
