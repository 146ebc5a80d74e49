import type { Page } from '@playwright/test'
import { shell } from '../support/e2e/shell'
import { expect, test } from '../support/e2e/test'

const INFO = '**/api/v1/user/info'
/** The session cookie of the patient site. */
const COPY = 'auth_patient'

const entry = (page: Page) => page.getByRole('menuitem', { name: 'Hasta sitesine git' })

const copyIn = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === COPY)

async function openUserMenu(page: Page): Promise<void> {
  await shell(page).userMenu.click()
  await expect(page.getByRole('menuitem', { name: 'Çıkış yap' })).toBeVisible()
}

// The page may be left while the live connection is being opened.
test.beforeEach(({ allow }) => allow({ console: /WebSocket is closed before/ }))

test('a doctor who is also a patient opens the patient site signed in, until signing out from the portal', async ({
  page,
  signIn,
}) => {
  const token = await signIn(page, 'doctor')
  const availability = page.waitForResponse(INFO)
  await page.goto('/tr/stok-sayimi')
  await (await availability).finished()
  await openUserMenu(page)
  await expect(entry(page)).toBeVisible()
  await entry(page).click()

  await expect(page).toHaveURL('/sandbox/patient-site.html')
  await expect(page.getByRole('status')).toHaveText('Hoş geldiniz, Ayşe Yılmaz. Oturumunuz açık.')
  expect(page.url()).not.toContain(token)
  const copy = await copyIn(page)
  expect(copy).toMatchObject({ secure: true, sameSite: 'None', path: '/', httpOnly: false })
  expect(decodeURIComponent(copy?.value ?? '')).toBe(token)
  const days = ((copy?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(6.9)
  expect(days).toBeLessThanOrEqual(7)

  await page.getByRole('link', { name: 'Klinik portalına dön' }).click()
  await expect(shell(page).userMenu).toBeVisible()
  expect(await copyIn(page)).toBeDefined()
  await openUserMenu(page)
  await page.getByRole('menuitem', { name: 'Çıkış yap' }).click()
  await expect(page).toHaveURL('/tr/giris-yap')
  await expect.poll(() => copyIn(page)).toBeUndefined()
  await page.goto('/sandbox/patient-site.html')
  await expect(page.getByRole('status')).toContainText('Oturumunuz açık değil')
})
