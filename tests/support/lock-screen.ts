import { expect, type Page } from '@playwright/test'
import texts from '../../src/shared/i18n/locales/tr/pin.json' with { type: 'json' }

/** A page whose clock the test turns; a second passes on it in a second, too. */
export async function openWithClock(page: Page, path: string, at?: number): Promise<void> {
  await page.clock.install(at === undefined ? {} : { time: at })
  await openAndWait(page, path)
}

/** With all that it loads when it has time: to code on its way, a clock that jumps means that it has not come in two minutes. */
async function openAndWait(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await expect(page.getByRole('main')).toBeVisible()
}

/** The cover over everything, as whoever stands before it knows it. */
export function lockScreen(page: Page, language: 'tr' | 'en' = 'tr') {
  const [title, label, signOut] =
    language === 'tr' ? ['Ekran gizlendi', 'Günlük PIN', 'Çıkış yap'] : ['Screen hidden', 'PIN of the day', 'Sign out']
  const cover = page.getByRole('dialog', { name: title, exact: true })
  return {
    cover,
    boxes: cover.getByRole('group', { name: label }).getByRole('textbox'),
    error: cover.getByRole('alert'),
    signOut: cover.getByRole('button', { name: signOut }),
    /** The boxes may come a moment after the cover. */
    enter: async (pin: string) => {
      await expect(cover.getByRole('group', { name: label }).getByRole('textbox').first()).toBeFocused()
      await page.keyboard.type(pin)
    },
  }
}

export const PIN_TEXTS = texts

const MINUTE = 60_000

/** Announces to `allow` that a clock that jumps leaves the live connection behind, which then comes back. */
export const JUMPING_CLOCK = { console: /WebSocket is closed before/ }

/** Time goes by without an input. */
export const idleFor = (page: Page, minutes: number) => page.clock.fastForward(minutes * MINUTE + 1_500)

/** The browser hands some inputs on a moment later; the next jump of the clock must not overtake them. */
export const waitForInput = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => Date.now() - Number(localStorage.getItem('portal.last-input'))))
    .toBeLessThan(60_000)

/** The clock is the browser's: what turns it turns it for all tabs. */
export const openOtherTab = async (page: Page, path: string) => {
  const other = await page.context().newPage()
  await openAndWait(other, path)
  return other
}

/** A laptop that sleeps: its clock jumps, and no timer has run. */
export const suspendFor = (page: Page, minutes: number) =>
  page.evaluate((ms) => {
    const jumped = Date.now() + ms
    const now = Date.now.bind(Date)
    const since = now()
    Date.now = () => jumped + now() - since
  }, minutes * MINUTE)

/** Everything that somebody before the veil could see, find or have read out. */
export const visibleText = (page: Page) => page.evaluate(() => document.body.innerText)
