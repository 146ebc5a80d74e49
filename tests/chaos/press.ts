import type { Page } from 'playwright'
import type { Random } from '../../sandbox/demo/random.ts'

/** They leave the portal or end the session. */
const NEVER = /çıkış|sign out|hasta sitesi|patient site/i

const CONTROLS =
  'button:not(:disabled), a[href], [role=menuitem], [role=menuitemradio], [role=option], [role=tab], input[type=checkbox], summary'

/**
 * Presses one of the controls that can be reached with the mouse.
 * @returns its text
 * @throws if there is none
 */
export async function pressSomething(page: Page, random: Random): Promise<string> {
  // The text of the ticket form, the dialog with a file field, is compared with a draft.
  const controls = await page.evaluateHandle((selector) => {
    const isReachable = (control: Element) => {
      const { left, top, width, height } = control.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit !== null && control.contains(hit) && !control.closest('dialog:has(input[type=file])')
    }
    const isOwn = (control: Element) =>
      !(control instanceof HTMLAnchorElement) || (control.origin === location.origin && control.target !== '_blank')
    return [...document.querySelectorAll(selector)].filter((control) => isOwn(control) && isReachable(control))
  }, CONTROLS)
  const names = await controls.evaluate((list) =>
    list.map((control) => (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40)),
  )
  const possible = names.flatMap((name, index) => (NEVER.test(name) ? [] : [{ name, index }]))
  const { name, index } = random.pick(possible)
  const control = await controls.evaluateHandle((list, at) => list[at], index)
  await control.asElement()?.click()
  await controls.dispose()
  return `"${name}"`
}
