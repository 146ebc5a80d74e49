import { type BrowserContext, expect, type Page } from '@playwright/test'
import { shell } from './shell'

/** Another tab of the same browser, with its screen filled. */
export async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return page
}

export async function signOut(page: Page): Promise<void> {
  await shell(page).userMenu.click()
  await page.getByRole('menuitem', { name: 'Çıkış yap' }).click()
}

/** A mark in the page's memory, which a reload would wipe away. */
export const markPage = (page: Page) => page.evaluate(() => void Object.assign(window, { isSamePage: true }))
export const isUnreloaded = (page: Page) => page.evaluate(() => Reflect.get(window, 'isSamePage') === true)

/** A tab that no news reaches, as while it sleeps; before its first page. */
export const disableTabChannel = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, {
      BroadcastChannel: class extends EventTarget {
        postMessage() {}
      },
    })
  })

/** The doctor comes back to the tab. */
export const resumeTab = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
  })
