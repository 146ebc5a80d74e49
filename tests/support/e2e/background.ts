import type { BrowserContext, Page } from '@playwright/test'

declare global {
  interface Window {
    /** Faked visibility of the tab, because Playwright keeps every page visible. */
    isTabHidden?: boolean
    shownNotifications?: Notification[]
  }
}

/** Storage key of the faked permission, which all tabs share, as in a browser. */
const PERMISSION_KEY = 'test.notification-permission'

/** Lets the tabs be hidden, records the notifications that they show, and fakes the permission. A prompt is always denied. */
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

/** Clicks the last notification, which brings the tab to the front. */
export const clickNotification = (page: Page) =>
  page.evaluate(() => {
    window.shownNotifications?.at(-1)?.dispatchEvent(new Event('click'))
    window.isTabHidden = false
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('focus'))
  })
