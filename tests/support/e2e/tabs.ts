import { type BrowserContext, expect, type Page } from '@playwright/test'
import { type Language, shell } from './shell'

export async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return page
}

export async function signOut(page: Page, language: Language = 'tr'): Promise<void> {
  const { userMenu, texts } = shell(page, language)
  await userMenu.click()
  // This item is added above the others a moment after the page is ready: a click during that move hits nothing.
  await expect(page.getByRole('menuitem', { name: texts.patientSite })).toBeVisible()
  await page.getByRole('menuitem', { name: texts.signOut }).click()
}

/** Sets a window property that a reload removes. */
export const markPage = (page: Page) => page.evaluate(() => void Object.assign(window, { isSamePage: true }))
export const isUnreloaded = (page: Page) => page.evaluate(() => Reflect.get(window, 'isSamePage') === true)

/** Replaces BroadcastChannel, so that the tab receives no messages, like a suspended tab. Call before the first page. */
export const disableTabChannel = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, {
      BroadcastChannel: class extends EventTarget {
        postMessage() {}
      },
    })
  })

export const resumeTab = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
  })
