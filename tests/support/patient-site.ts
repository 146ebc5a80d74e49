import { expect, type Page } from '@playwright/test'
import { shell } from './shell'

export const CHECK = '**/api/v1/user-doctor'
export const INFO = '**/api/v1/user/info'
/** The session cookie of the patient site. */
const COPY = 'auth_patient'

export const ENTRY = 'Hasta sitesine git'

export const entry = (page: Page, name = ENTRY) => page.getByRole('menuitem', { name })

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

/** Ignores writes of the cookie, like a browser that rejects it. */
export const blockCopyCookie = (page: Page) =>
  page.addInitScript((name) => {
    const jar = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
    Object.defineProperty(document, 'cookie', {
      get: () => jar?.get?.call(document),
      set: (cookie: string) => {
        if (!cookie.startsWith(`${name}=`)) jar?.set?.call(document, cookie)
      },
    })
  }, COPY)
