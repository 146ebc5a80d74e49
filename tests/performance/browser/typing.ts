import type { Page } from 'playwright'

/** About a hundred words per minute. */
const KEY_INTERVAL_MS = 120

export const pressKeys = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) {
    await page.keyboard.press(key)
    await page.waitForTimeout(KEY_INTERVAL_MS)
  }
}

/** Letters outside of Playwright's keyboard layout are inserted like by an input method. */
export const typeText = async (page: Page, text: string): Promise<void> => {
  for (const letter of text) {
    if (/[a-z]/.test(letter)) await page.keyboard.press(letter)
    else await page.keyboard.insertText(letter)
    await page.waitForTimeout(KEY_INTERVAL_MS)
  }
}
