import type { BrowserContext, Page } from '@playwright/test'

declare global {
  interface Window {
    /** Playwright keeps every page visible. */
    isTabHidden?: boolean
    shownNotifications?: Notification[]
  }
}

/** The tabs can be hidden, and record the notifications that they show. */
export const prepareBackground = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => (window.isTabHidden ? 'hidden' : 'visible') })
    const shown: Notification[] = []
    window.shownNotifications = shown
    // Undefined in insecure contexts such as about:blank.
    if (!('Notification' in window)) return
    window.Notification = class extends Notification {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options)
        // The portal tries without a title whether the browser lets pages show notifications.
        if (title !== '') shown.push(this)
      }
    }
  })

export const setTabHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((value) => {
    window.isTabHidden = value
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

export const notificationsOf = (page: Page) =>
  page.evaluate(() => (window.shownNotifications ?? []).map(({ title, body }) => `${title} / ${body}`))

/** The last one, whose click brings the tab to the front. */
export const clickNotification = (page: Page) =>
  page.evaluate(() => {
    window.shownNotifications?.at(-1)?.dispatchEvent(new Event('click'))
    window.isTabHidden = false
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('focus'))
  })
