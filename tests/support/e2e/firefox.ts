import type { BrowserContext } from '@playwright/test'

/**
 * Over BiDi, `fill` assigns `value` in the page's own world, where React takes it for its own change and ignores the event.
 * This inserts the text as typing does.
 */
export const insertTextAsTyped = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    Object.defineProperty(window, '__pw_bidiInsertText', {
      get: () => (text: string) => {
        // oxlint-disable-next-line typescript/no-deprecated -- a page has no other way to insert text as a user does
        document.execCommand('insertText', false, text)
      },
      // Ignores the function that Playwright assigns in each document.
      set() {},
    })
  })
