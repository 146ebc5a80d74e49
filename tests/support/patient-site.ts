import { expect, type Page } from '@playwright/test'
import { shell } from './shell'

export const INFO = '**/api/v1/user/info'
/** The session cookie of the patient site. */
const COPY = 'auth_patient'

export const entry = (page: Page) => page.getByRole('menuitem', { name: 'Hasta sitesine git' })

export const copyIn = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === COPY)

/** Opens the portal and waits for the response to the last availability check. */
export async function openPortal(page: Page, lastCheck: string, path = '/tr'): Promise<void> {
  const response = page.waitForResponse(lastCheck)
  await page.goto(path)
  await (await response).finished()
}

export async function openUserMenu(page: Page): Promise<void> {
  await shell(page).userMenu.click()
  await expect(page.getByRole('menuitem', { name: 'Çıkış yap' })).toBeVisible()
}
