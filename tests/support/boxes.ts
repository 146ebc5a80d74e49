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
  if (!box) throw new Error(`${String(element)} is not on the screen`)
  return box
}

/** Nothing of `cover` lies over any control inside of `panel`, once both have come to rest. */
export async function expectUncovered(panel: Locator, cover: Locator): Promise<void> {
  const controls = panel.locator('button, a, input, select, textarea, [tabindex="0"]').and(panel.locator(':visible'))
  await expect(async () => {
    const over = await boxOf(cover)
    const covered: string[] = []
    for (const control of await controls.all()) {
      if (meet(await boxOf(control), over)) covered.push(await control.innerText())
    }
    expect(covered).toEqual([])
  }).toPass()
}

/** Both are on the screen, and neither lies over the other. */
export async function expectApart(one: Locator, other: Locator): Promise<void> {
  await expect(async () => expect(meet(await boxOf(one), await boxOf(other))).toBe(false)).toPass()
}

/** Wholly inside of the window. */
export async function expectInWindow(element: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(element)
  const size = element.page().viewportSize()
  expect(x).toBeGreaterThanOrEqual(0)
  expect(y).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(size?.width ?? 0)
  expect(y + height).toBeLessThanOrEqual(size?.height ?? 0)
}
