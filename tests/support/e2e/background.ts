import type { BrowserContext, Page } from '@playwright/test'

declare global {
  interface Window {
    /** Playwright keeps every page visible. */
    isTabHidden?: boolean
    shownNotifications?: Notification[]
  }
}

/** Of the origin, as in a browser: shared by all tabs. */
const PERMISSION_KEY = 'test.notification-permission'

/**
 * The tabs can be hidden, and record the notifications that they show. The permission is faked. A prompt is always denied.
 */
export const prepareBackground = (context: BrowserContext) =>
  context.addInitScript((key) => {
    // Undefined in insecure contexts such as about:blank, which have no storage either.
    if (!('Notification' in window) || location.protocol === 'about:') return
    Object.defineProperty(document, 'visibilityState', { get: () => (window.isTabHidden ? 'hidden' : 'visible') })
    const shown: Notification[] = []
    window.shownNotifications = shown
    const read = () => (localStorage.getItem(key) ?? 'default') as NotificationPermission
    window.Notification = class extends Notification {
      static override get permission() {
        return read()
      }

      static override requestPermission() {
        if (read() === 'default') localStorage.setItem(key, 'denied')
        return Promise.resolve(read())
      }

      constructor(title: string, options?: NotificationOptions) {
        super(title, options)
        // The portal tries without a title whether the browser lets pages show notifications.
        if (title !== '') shown.push(this)
      }
    }
  }, PERMISSION_KEY)

/** As if the user had allowed notifications at an earlier visit. To be called before the page is opened. */
export const allowNotifications = (context: BrowserContext) =>
  context.addInitScript((key) => {
    if (location.protocol !== 'about:') localStorage.setItem(key, 'granted')
  }, PERMISSION_KEY)

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
