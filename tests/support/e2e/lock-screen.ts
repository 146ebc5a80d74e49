import { expect, type Page } from '@playwright/test'
import { trackRequests } from './settled'
import type { Language } from './shell'

const MINUTE = 60_000

/** Opens a page with a controllable clock, which also runs by itself. */
export async function openWithClock(page: Page, path: string, at?: number): Promise<void> {
  await page.clock.install(at === undefined ? {} : { time: at })
  await openAndWait(page, path)
}

/** Waits for all prefetched code: a jump of the clock would time out requests that are still running. */
async function openAndWait(page: Page, path: string): Promise<void> {
  const settled = trackRequests(page)
  await page.goto(path)
  await expect(page.getByRole('main')).toBeVisible()
  await settled()
}

/** Opens a page as if the last input in the browser had been longer ago than the idle time. */
export async function openLocked(page: Page, path: string): Promise<void> {
  await page.addInitScript(
    (at) => {
      // In Firefox the script runs in the blank page too, which has no storage.
      if (!location.protocol.startsWith('http')) return
      if (localStorage.getItem('portal.last-input') === null) localStorage.setItem('portal.last-input', String(at))
    },
    Date.now() - 16 * MINUTE,
  )
  await page.goto(path)
  await expect(lockScreen(page).cover).toBeVisible()
}

export function lockScreen(page: Page, language: Language = 'tr') {
  const [title, label, signOut] =
    language === 'tr' ? ['Ekran gizlendi', 'Günlük PIN', 'Çıkış yap'] : ['Screen hidden', 'Daily PIN', 'Sign out']
  const cover = page.getByRole('dialog', { name: title, exact: true })
  return {
    cover,
    boxes: cover.getByRole('group', { name: label }).getByRole('textbox'),
    error: cover.getByRole('alert'),
    signOut: cover.getByRole('button', { name: signOut }),
    /** The digit inputs are lazy and may appear after the cover. */
    enter: async (pin: string) => {
      await expect(cover.getByRole('group', { name: label }).getByRole('textbox').first()).toBeFocused()
      await page.keyboard.type(pin)
    },
  }
}

export const idleFor = (page: Page, minutes: number) => page.clock.fastForward(minutes * MINUTE + 1_500)

/** Waits until an input is stored: browsers dispatch some events later, and the next jump of the clock must not come first. */
export const waitForInput = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => Date.now() - Number(localStorage.getItem('portal.last-input'))))
    .toBeLessThan(60_000)

/** The clock is shared by all tabs of the context. */
export const openOtherTab = async (page: Page, path: string) => {
  const other = await page.context().newPage()
  await openAndWait(other, path)
  return other
}

export const suspendFor = (page: Page, minutes: number) =>
  page.evaluate((ms) => {
    const jumped = Date.now() + ms
    const now = Date.now.bind(Date)
    const since = now()
    Date.now = () => jumped + now() - since
  }, minutes * MINUTE)

export const visibleText = (page: Page) => page.evaluate(() => document.body.innerText)
