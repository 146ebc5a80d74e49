import type { Page } from 'playwright'

/** About a hundred words a minute: quicker than most, slower than the debounce of the search. */
const BETWEEN_KEYS_MS = 120

export const pressKeys = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) {
    await page.keyboard.press(key)
    await page.waitForTimeout(BETWEEN_KEYS_MS)
  }
}

/** Types as a doctor does. Letters that the keyboard of the tests has not arrive as an input method would send them. */
export const typeText = async (page: Page, text: string): Promise<void> => {
  for (const letter of text) {
    if (/[a-z]/.test(letter)) await page.keyboard.press(letter)
    else await page.keyboard.insertText(letter)
    await page.waitForTimeout(BETWEEN_KEYS_MS)
  }
}
