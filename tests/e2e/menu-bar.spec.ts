import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/e2e/accessibility'
import { boxOf } from '../support/e2e/layout-assertions'
import { prefer, shell } from '../support/e2e/shell'
import { trackRequests } from '../support/e2e/settled'
import { expect, test } from '../support/e2e/test'

const entry = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })

const visibleLabels = (page: Page) =>
  shell(page)
    .bar.locator('> li:not([data-overflowing])')
    .evaluateAll((items) => items.map((item) => item.querySelector('[role="menuitem"]')?.textContent))

/** Pixels between the end of the last visible entry and the end of the bar. */
const roomLeft = async (page: Page) => {
  const { bar } = shell(page)
  const [row, last] = await Promise.all([boxOf(bar), boxOf(bar.locator('> li:not([data-overflowing])').last())])
  return row.x + row.width - last.x - last.width
}

const ALL = 12

test('overflowing entries are in the "more" menu at three widths; measuring causes no layout shift', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    const shifts: unknown[] = []
    Object.assign(window, { shifts })
    const inBar = ({ sources }: { sources: { node: Node | null }[] }) =>
      sources.some(({ node }) => node?.parentElement?.closest('[role="menubar"]'))
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries().filter((shift) => inBar(shift as never)))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await prefer(page, { layout: 'horizontal' })
  await signIn(page, 'doctor')
  const settled = trackRequests(page)
  await page.goto('/tr')
  await expect(entry(page, 'Daha fazla')).toBeVisible()
  await settled()
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
  for (const width of [1920, 1536, 1200]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(async () => (await visibleLabels(page)).includes('Daha fazla')).toBe(width < 1900)
    await expect.poll(() => roomLeft(page)).toBeGreaterThanOrEqual(0)
    if (width >= 1900) {
      expect(await visibleLabels(page)).toHaveLength(ALL)
      continue
    }
    await entry(page, 'Daha fazla').click()
    const overflowing = page.getByRole('menu', { name: 'Daha fazla' }).locator('> *:not([popover])')
    await expect.poll(async () => (await overflowing.count()) + (await visibleLabels(page)).length - 1).toBe(ALL)
    await page.keyboard.press('Escape')
  }
})

test('menu and submenu of the bar are accessible, and choosing an entry moves the focus to its page', async ({
  page,
  signIn,
}) => {
  await prefer(page, { layout: 'horizontal' })
  await signIn(page, 'doctor')
  await page.goto('/tr/finans/banka-cari')
  await entry(page, 'Raporlar').press('ArrowDown')
  await expect(entry(page, 'Acil Hasta Listesi')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)

  await page.keyboard.press('End')
  await expect(entry(page, 'Daha fazla')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menu', { name: 'Daha fazla' }).getByRole('menuitem').first()).toBeFocused()
  await entry(page, 'Finans').press('ArrowRight')
  await expect(entry(page, 'Yönetici Cari')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(entry(page, 'Finans')).toBeFocused()
  await expect(page.getByRole('menu', { name: 'Daha fazla' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(entry(page, 'Yönetici Cari')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/tr/finans/hasta-cari')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(shell(page).main).toBeFocused()
})

test('changing the layout keeps the page and its state; below 1200 px both layouts use the drawer', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'doctor')
  await page.goto('/tr/ayarlar')
  const { bar, menu, main, drawer, openMenu } = shell(page)
  await expect(menu).toBeVisible()
  await main.evaluate((element) => Object.assign(element.querySelector('h1') ?? {}, { isSame: true }))
  await page.getByRole('radio', { name: 'Üstte' }).check()
  await expect(bar).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-layout', 'horizontal')
  expect(await main.evaluate((element) => Reflect.get(element.querySelector('h1') ?? {}, 'isSame'))).toBe(true)

  await page.setViewportSize({ width: 1199, height: 800 })
  await expect(bar).toBeHidden()
  await openMenu.click()
  await expect(drawer.getByRole('link', { name: 'Takvim' })).toBeVisible()
  await page.setViewportSize({ width: 1200, height: 800 })
  await expect(drawer).toBeHidden()
  await expect(bar).toBeVisible()
})
