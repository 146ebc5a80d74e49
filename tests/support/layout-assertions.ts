import { expect, type Locator } from '@playwright/test'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const meet = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

const boxOf = async (element: Locator): Promise<Box> => {
  const box = await element.boundingBox()
  if (!box) throw new Error(`${element.toString()} is not on the screen`)
  return box
}

/** Where the controls inside of `panel` are that can be seen; those of `cover`, if it stands in the panel, do not count. */
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

/** `cover` is on the screen and lies over no control inside of `panel`, once both have come to rest. */
export async function expectUncovered(panel: Locator, cover: Locator): Promise<void> {
  await expect(async () => {
    const over = await boxOf(cover)
    const controls = await controlsOf(panel, cover)
    expect(controls.filter((control) => meet(control, over))).toEqual([])
  }).toPass({ timeout: 7_000 })
}

/** Both are on the screen, and neither lies over the other. */
export async function expectApart(one: Locator, other: Locator): Promise<void> {
  await expect(async () => expect(meet(await boxOf(one), await boxOf(other))).toBe(false)).toPass({ timeout: 7_000 })
}

/** Wholly inside of the window. */
export async function expectInWindow(element: Locator): Promise<void> {
  const size = element.page().viewportSize()
  await expect(async () => {
    const { x, y, width, height } = await boxOf(element)
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(size?.width ?? 0)
    expect(y + height).toBeLessThanOrEqual(size?.height ?? 0)
  }).toPass({ timeout: 7_000 })
}
