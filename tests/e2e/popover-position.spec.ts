import type { Locator, Page } from '@playwright/test'
import { helpDrawer } from '../support/e2e/help'
import { boxOf } from '../support/e2e/layout-assertions'
import { reminders } from '../support/e2e/reminders'
import { shell } from '../support/e2e/shell'
import { expect, test } from '../support/e2e/test'

/** Affects the next popover that opens: the portal checks the support at each opening. */
const removeAnchors = (page: Page) =>
  page.evaluate(() => {
    const supports = CSS.supports.bind(CSS)
    CSS.supports = (condition: string, value?: string) => {
      if (condition.includes('position-area')) return false
      return value === undefined ? supports(condition) : supports(condition, value)
    }
  })

/** The final box: even with reduced motion, the first frame of an animation is its start. */
const finalBoxOf = async (locator: Locator) => {
  await locator.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
  const box = await boxOf(locator)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

test('popovers, menus and tooltips are beside their buttons, also in a browser without anchor positioning', {
  tag: '@firefox',
}, async ({ page, signIn, browserName }) => {
  await signIn(page, 'doctor')
  await page.goto('/tr/takvim')
  const { bell, list, open } = reminders(page)
  const { userMenu, collapse, menu, button, texts } = shell(page)
  const expectPositions = async ({ isByScript }: { isByScript: boolean }) => {
    await open()
    await expect.poll(() => list.evaluate(({ style }) => style.inset !== '')).toBe(isByScript)
    const [bellBox, panel] = [await finalBoxOf(bell), await finalBoxOf(list)]
    expect(panel.y).toBeCloseTo(bellBox.bottom + 4, 0)
    expect(panel.right).toBeCloseTo(bellBox.right, 0)
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()

    await userMenu.click()
    const items = page.getByRole('menu', { name: texts.userMenu })
    await expect(items).toBeVisible()
    const [userBox, itemsBox] = [await finalBoxOf(userMenu), await finalBoxOf(items)]
    expect(itemsBox.y).toBeGreaterThan(userBox.bottom)
    expect(itemsBox.right).toBeLessThanOrEqual(1440)
    await page.keyboard.press('Escape')

    const expectTooltipAbove = async (control: Locator, text: string) => {
      await control.hover()
      const tooltip = page.locator('[role="tooltip"]').filter({ hasText: text })
      await expect(tooltip).toBeVisible()
      const [controlBox, tooltipBox] = [await finalBoxOf(control), await finalBoxOf(tooltip)]
      expect(tooltipBox.bottom).toBeCloseTo(controlBox.y - 6, 0)
      expect(tooltipBox.right).toBeGreaterThan(controlBox.right)
      expect(tooltipBox.right).toBeLessThanOrEqual(1440)
    }
    const chooseDate = 'Tarih: takvimden seç'
    await expectTooltipAbove(button(chooseDate), chooseDate)
    await expectTooltipAbove(helpDrawer(page).button, texts.help)

    await collapse.click()
    await page.mouse.move(900, 400)
    const group = menu.getByRole('button', { name: 'Raporlar' })
    await expect.poll(async () => (await finalBoxOf(group)).width).toBeLessThan(60)
    await group.press('Enter')
    const flyout = page.getByRole('dialog', { name: 'Raporlar' })
    await expect(flyout).toBeVisible()
    const [groupBox, flyoutBox] = [await finalBoxOf(group), await finalBoxOf(flyout)]
    expect(flyoutBox.x).toBeCloseTo(groupBox.right + 8, 0)
    expect(flyoutBox.y).toBeCloseTo(groupBox.y, 0)
    await page.keyboard.press('Escape')
    await expect(flyout).toBeHidden()
  }
  const areAnchorsSupported = await page.evaluate(() => CSS.supports('position-area', 'block-end'))
  await test.step('as the browser positions them', () => expectPositions({ isByScript: !areAnchorsSupported }))
  // One browser is enough, because the script is the same in every browser.
  if (browserName === 'firefox' || !areAnchorsSupported) return
  await button(texts.expandMenu).click()
  await removeAnchors(page)
  await test.step('without anchor positioning', () => expectPositions({ isByScript: true }))
})
