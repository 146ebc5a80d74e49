import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/e2e/accessibility'
import { boxOf } from '../support/e2e/layout-assertions'
import { twoFrames } from '../support/e2e/settled'
import { goTo, overflow, shell } from '../support/e2e/shell'
import { expect, test } from '../support/e2e/test'

const widthOf = async (page: Page, selector: string) => (await boxOf(page.locator(selector))).width
const MENU = 'nav[aria-label="Ana menü"]'
const CLINIC = `${MENU} > div:first-child`

/** Names of controls of the top bar that begin before the previous one ends. */
const overlaps = (page: Page) =>
  page.getByRole('banner').evaluate((bar) => {
    const controls = [...bar.querySelectorAll('a, button')].filter((control) => control.getClientRects().length > 0)
    const boxes = controls.map((control) => ({ control, box: control.getBoundingClientRect() }))
    boxes.sort((a, b) => a.box.left - b.box.left)
    return boxes.flatMap(({ control, box }, index) =>
      box.left < (boxes[index - 1]?.box.right ?? 0) - 1 ? [control.ariaLabel ?? control.textContent] : [],
    )
  })

test('the menu is 260 px wide, collapsed 80 px; hovering expands it over the page without moving it; below 1200 px the menu of both layouts is a drawer; changing the layout keeps the page and its state; there is no overflow at any breakpoint and one pixel below it (F-N08, F-P13)', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'doctor')
  await page.goto('/tr/raporlar/sms-raporlari')
  const { menu, bar, collapse, button, main, drawer, openMenu, userMenu, texts } = shell(page)
  const icon = menu.getByRole('link', { name: 'Takvim' }).locator('svg')
  await test.step('collapsed, the clinic is 71 px wide and the icons do not move', async () => {
    await expect(icon).toBeVisible()
    await expect.poll(() => widthOf(page, MENU)).toBe(260)
    const { x } = await boxOf(icon)
    await collapse.click()
    await page.mouse.move(900, 400)
    await expect.poll(() => widthOf(page, MENU)).toBe(80)
    await expect.poll(() => widthOf(page, CLINIC)).toBe(71)
    await expect.poll(async () => (await boxOf(icon)).x).toBe(x)
    await expect.poll(async () => (await boxOf(main)).x).toBe(80)
  })
  await test.step('a group opens as a popover, by keyboard and by touch', async () => {
    const reports = menu.getByRole('button', { name: 'Raporlar' })
    const flyout = page.getByRole('dialog', { name: 'Raporlar' })
    await reports.press('Enter')
    await expect(flyout.getByRole('link').first()).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(flyout).toBeHidden()
    await expect(reports).toBeFocused()
    await reports.dispatchEvent('click')
    await flyout.getByRole('link', { name: 'Gün Sonu Raporu' }).click()
    await expect(page).toHaveURL('/tr/raporlar/gun-sonu-raporu')
    await expect(flyout).toBeHidden()
    await expect(reports).toHaveAttribute('aria-expanded', 'false')
  })
  await test.step('hovered', async () => {
    await page.mouse.move(900, 400)
    // The browser merges the mouse moves of one frame: it would see neither the mouse leave the menu nor enter it.
    await twoFrames(page)
    await expect.poll(() => menu.evaluate((element) => element.matches(':hover'))).toBe(false)
    await page.mouse.move(40, 300)
    await expect.poll(() => widthOf(page, MENU)).toBe(260)
    expect((await boxOf(main)).x).toBe(80)
    await menu.getByRole('button', { name: 'ERP' }).click()
    await menu.getByRole('link', { name: 'Ürün Listesi' }).click()
    await expect(page).toHaveURL('/tr/urun-listesi')
    await page.mouse.move(900, 400)
    await expect.poll(() => widthOf(page, MENU)).toBe(80)
  })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(menu).toHaveCSS('transition-duration', '0.3s')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await button(texts.expandMenu).click()
  await expect(collapse).toBeVisible()
  await page.setViewportSize({ width: 1199, height: 800 })
  await goTo(page, '/tr/ayarlar')
  await test.step('the menu beside the page is a drawer below 1200 px', async () => {
    await expect(openMenu).toBeVisible()
    await expect(menu).toBeHidden()
    await openMenu.click()
    await expect(drawer).toBeVisible()
    await expect.poll(async () => (await boxOf(drawer)).x).toBe(0)
    expect((await boxOf(drawer)).width).toBeCloseTo(260, 0)

    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(openMenu).toBeFocused()

    await openMenu.click()
    await expect(drawer).toBeVisible()
    await page.setViewportSize({ width: 1200, height: 800 })
    await expect(drawer).toBeHidden()
    await expect(openMenu).toBeHidden()
    await expect(menu).toBeVisible()
  })
  await test.step('changing the layout keeps the page and its state', async () => {
    await main.evaluate((element) => Object.assign(element.querySelector('h1') ?? {}, { isSame: true }))
    await page.getByRole('radio', { name: 'Üstte' }).check()
    await expect(bar).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-layout', 'horizontal')
    expect(await main.evaluate((element) => Reflect.get(element.querySelector('h1') ?? {}, 'isSame'))).toBe(true)
  })
  await test.step('the bar is a drawer below 1200 px', async () => {
    await page.setViewportSize({ width: 1199, height: 800 })
    await expect(bar).toBeHidden()
    await openMenu.click()
    await expect(drawer.getByRole('link', { name: 'Takvim' })).toBeVisible()
    await page.setViewportSize({ width: 1200, height: 800 })
    await expect(drawer).toBeHidden()
    await expect(bar).toBeVisible()
  })
  await test.step('there is no overflow at any breakpoint and one pixel below it', async () => {
    const breakpoints = [480, 600, 900, 1200, 1536, 1920]
    const widths = [320, 360, ...breakpoints.flatMap((at) => [at - 1, at]), 2560]
    // Below 1200 px the menu of both layouts is a drawer; the direction of the page differs, which the smallest width shows.
    for (const [layout, name, measured] of [
      ['vertical', 'Solda', widths],
      ['horizontal', 'Üstte', widths.filter((width) => width === 320 || width >= 1199)],
    ] as const) {
      await page.setViewportSize({ width: 1440, height: 800 })
      await page.getByRole('radio', { name }).check()
      for (const width of measured) {
        await page.setViewportSize({ width, height: 800 })
        // The layout changes after the media query event.
        await expect.poll(() => overflow(page), `${layout} at ${width} px`).toBe(0)
        await expect(userMenu).toBeInViewport({ ratio: 1 })
        await expect.poll(() => overlaps(page), `${layout} at ${width} px`).toEqual([])
      }
    }
  })
})
