import { expect, type Page } from '@playwright/test'
import en from '../../../src/shared/i18n/locales/en/shell.json' with { type: 'json' }
import tr from '../../../src/shared/i18n/locales/tr/shell.json' with { type: 'json' }

export type Language = 'tr' | 'en'

/** Makes no requests of its own, so that a test waits only for what it opens. */
export const CHEAP_PAGE: Readonly<Record<Language, string>> = { tr: '/tr/stok-sayimi', en: '/en/stock-taking' }

export function shell(page: Page, language: Language = 'tr') {
  const texts = { tr, en }[language]
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  return {
    texts,
    button,
    /** The navigation landmark in any layout. */
    menu: page.getByRole('navigation', { name: texts.mainMenu }),
    bar: page.getByRole('menubar', { name: texts.mainMenu }),
    drawer: page.getByRole('dialog', { name: texts.mainMenu }),
    main: page.getByRole('main'),
    userMenu: page.getByRole('button', { name: texts.userMenu }),
    openMenu: button(texts.openMenu),
    helpButton: button(texts.help),
    collapse: button(texts.collapseMenu),
  }
}

export const toastRegion = (page: Page, language: Language = 'tr') =>
  page.getByRole('region', { name: { tr: 'Sistem mesajları', en: 'System messages' }[language] })

/** Sets stored preferences unless the page has changed them. */
export const prefer = (page: Page, preferences: { mode?: string; layout?: string; skin?: string }) =>
  page.addInitScript((values) => {
    for (const [name, value] of Object.entries(values)) {
      if (localStorage.getItem(`portal.${name}`) === null) localStorage.setItem(`portal.${name}`, value)
    }
  }, preferences)

/** Horizontal overflow in pixels, without the scroll bar. */
export const overflow = (page: Page) =>
  page.evaluate(() => Math.max(0, document.body.scrollWidth - document.documentElement.clientWidth))

/** Opens another screen, and waits until it has replaced the current one: the address changes before code and texts are loaded. */
export async function goTo(page: Page, path: string, shown = path): Promise<void> {
  await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-left', ''))
  await changeAddress(page, path, shown)
  await expect(page.locator('[data-left]')).toHaveCount(0)
}

/** As a link does, without the cost of a page load. @param shown the address that the portal replaces the path by */
export async function changeAddress(page: Page, path: string, shown = path): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await expect(page).toHaveURL(shown)
  await expect(page.locator('html')).toHaveAttribute('lang', path.slice(1, 3))
}
