import type { Page } from '@playwright/test'

/**
 * Records every occurrence of a text in the document, even for a single frame. Call before the first page: a later
 * `toHaveCount(0)` passes as well when a toast has closed by itself.
 */
export async function recordText(page: Page, text: string): Promise<() => readonly string[]> {
  const seen: string[] = []
  await page.exposeFunction('noteText', (context: string) => void seen.push(context))
  await page.addInitScript((recorded) => {
    const check = () => {
      const shown = `${document.title} ${document.body?.textContent ?? ''}`
      const at = shown.indexOf(recorded)
      if (at !== -1) void Reflect.get(window, 'noteText')(shown.slice(at, at + 40))
    }
    new MutationObserver(check).observe(document, { subtree: true, childList: true, characterData: true })
  }, text)
  return () => seen
}
