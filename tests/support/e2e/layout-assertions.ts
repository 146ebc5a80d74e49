import { expect, type Locator, type Page } from '@playwright/test'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const intersect = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** Waits until the element is on the screen. */
export const boxOf = async (element: Locator): Promise<Box> => {
  await expect(element).toBeVisible()
  const box = await element.boundingBox()
  if (!box) throw new Error(`${element.toString()} is not on the screen`)
  return box
}

const controlsOf = async (panel: Locator, cover: Locator): Promise<(Box & { name: string })[]> =>
  panel.evaluate(
    (element, above) =>
      [...element.querySelectorAll('button, a, input, select, textarea, [tabindex="0"]')]
        .filter((control) => control.checkVisibility() && !above?.contains(control))
        .map((control) => {
          const { x, y, width, height } = control.getBoundingClientRect()
          return { x, y, width, height, name: control.getAttribute('aria-label') ?? control.textContent }
        }),
    await cover.elementHandle(),
  )

/** Expects that `cover` overlaps no control of `panel`; retries while elements move. */
export async function expectNotCovering(panel: Locator, cover: Locator): Promise<void> {
  await expect(async () => {
    const over = await boxOf(cover)
    const controls = await controlsOf(panel, cover)
    expect(controls.length, 'the panel has controls').toBeGreaterThan(0)
    expect(controls.filter((control) => intersect(control, over))).toEqual([])
  }).toPass()
}

export async function expectNotOverlapping(a: Locator, b: Locator): Promise<void> {
  await expect(async () => expect(intersect(await boxOf(a), await boxOf(b))).toBe(false)).toPass()
}

/** Moves the focus with Tab from an appended row to the next ones, and expects that `cover` overlaps none of them. */
export async function expectRowsUncovered(cover: Locator, { after, count }: { after: number; count: number }) {
  const page = cover.page()
  const row = (n: number) => `Satır ${n}`
  await page.getByRole('button', { name: row(after), exact: true }).focus()
  const focused = await cover.evaluateHandle((above) => {
    const rows: { name: string | null; isUncovered: boolean }[] = []
    // When the key is released, the page has scrolled to the focused element.
    addEventListener('keyup', ({ target }) => {
      if (!(target instanceof Element)) return
      const [a, b] = [target.getBoundingClientRect(), above.getBoundingClientRect()]
      const isBeside = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
      rows.push({ name: target.textContent, isUncovered: above.checkVisibility() && isBeside })
    })
    return rows
  })
  for (let n = 0; n < count; n += 1) await page.keyboard.press('Tab')
  const expected = Array.from({ length: count }, (_, n) => ({ name: row(after + 1 + n), isUncovered: true }))
  expect(await focused.jsonValue()).toEqual(expected)
}

export async function expectInViewport(element: Locator): Promise<void> {
  const size = element.page().viewportSize()
  await expect(async () => {
    const { x, y, width, height } = await boxOf(element)
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(size?.width ?? 0)
    expect(y + height).toBeLessThanOrEqual(size?.height ?? 0)
  }).toPass()
}

/** Focuses the control, and expects that no ancestor clips its focus ring, in any engine. */
export async function expectWholeFocusRing(control: Locator): Promise<void> {
  // After a key press the focus ring is visible (`:focus-visible`).
  await control.press('Shift')
  const clippedBy = await control.evaluate((element) => {
    const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(element)
    if (outlineStyle !== 'solid') return 'no ring'
    const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
    const { left, top, right, bottom } = element.getBoundingClientRect()
    for (let around = element.parentElement; around; around = around.parentElement) {
      const { overflow, contentVisibility } = getComputedStyle(around)
      if (overflow === 'visible' && contentVisibility !== 'auto') continue
      const box = around.getBoundingClientRect()
      const isInside =
        left - reach >= box.left && top - reach >= box.top && right + reach <= box.right && bottom + reach <= box.bottom
      if (!isInside) return around.outerHTML.slice(0, 200)
    }
    return null
  })
  expect(clippedBy).toBeNull()
}

/** Makes the page long, with controls at its right edge, because no screen is long with the demo data. */
export async function appendRows(page: Page): Promise<void> {
  await page.getByRole('main').waitFor()
  await page.evaluate(() => {
    const list = document.createElement('p')
    list.style.cssText = 'display: grid; gap: 8px; justify-items: end'
    for (let n = 0; n < 60; n += 1) {
      const row = document.createElement('button')
      row.textContent = `Satır ${n}`
      row.style.minHeight = '36px'
      list.append(row)
    }
    document.querySelector('main > *')?.append(list)
  })
}
