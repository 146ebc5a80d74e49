import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/e2e/accessibility'
import { appointmentList, PATH } from '../support/e2e/appointment-table'
import { boxOf } from '../support/e2e/layout-assertions'
import { many, mockList } from '../support/e2e/notifications'
import { changeAddress, goTo, overflow, prefer, shell } from '../support/e2e/shell'
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

const expectUncovered = (element: Locator) =>
  expect
    .poll(() =>
      element.evaluate((target) => {
        const { x, y, width, height } = target.getBoundingClientRect()
        return target.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      }),
    )
    .toBe(true)

const ENTRY_COUNT = 12

test('overflowing entries are in the "more" menu, which is accessible; the page loads without a layout shift, and choosing an entry moves the focus to its page; the bar covers neither the table head of a scrolled page, nor the bar of the selected rows, nor what the focus moves to', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    const shifts: unknown[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries().map((shift) => shift.toJSON() as unknown))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await prefer(page, { layout: 'horizontal' })
  await signIn(page, 'doctor')
  const settled = trackRequests(page)
  await page.goto('/tr/finans/banka-cari')
  await expect(entry(page, 'Daha fazla')).toBeVisible()
  await settled()
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
  await test.step('in English the page does not overflow either', async () => {
    await changeAddress(page, '/en/finance/bank-accounts')
    await expect(entry(page, 'Home')).toBeVisible()
    await expect.poll(() => overflow(page)).toBe(0)
    await changeAddress(page, '/tr/finans/banka-cari')
    await expect(entry(page, 'Ana Sayfa')).toBeVisible()
    await expect.poll(() => overflow(page)).toBe(0)
  })
  for (const width of [1920, 1200, 1536]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(async () => (await visibleLabels(page)).includes('Daha fazla')).toBe(width < 1900)
      await expect.poll(() => roomLeft(page)).toBeGreaterThanOrEqual(0)
      if (width >= 1900) {
        expect(await visibleLabels(page)).toHaveLength(ENTRY_COUNT)
        return
      }
      await entry(page, 'Daha fazla').click()
      const overflowing = page.getByRole('menu', { name: 'Daha fazla' }).locator('> *:not([popover])')
      await expect
        .poll(async () => (await overflowing.count()) + (await visibleLabels(page)).length - 1)
        .toBe(ENTRY_COUNT)
      await page.keyboard.press('Escape')
    })
  }
  await test.step('menu and submenu are accessible', async () => {
    await entry(page, 'Raporlar').press('ArrowDown')
    await expect(entry(page, 'Acil Hasta Listesi')).toBeFocused()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    // The popover around the menu.
    await expect(page.getByRole('menu', { name: 'Raporlar' }).locator('..')).toHaveCSS('animation-duration', '0.2s')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)

    await page.keyboard.press('End')
    await expect(entry(page, 'Daha fazla')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menu', { name: 'Daha fazla' }).getByRole('menuitem').first()).toBeFocused()
    await entry(page, 'Finans').press('ArrowRight')
    await expect(entry(page, 'Yönetici Cari')).toBeFocused()
    await expectAccessible(page)
  })
  await test.step('choosing an entry of the submenu moves the focus to its page', async () => {
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
  await test.step('the bar covers nothing on a scrolled page', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await mockList(page, many(100))
    await goTo(page, PATH)
    const { table, row, box, button } = appointmentList(page)
    await expect(row('Hasta 1')).toBeVisible()
    const head = table.getByRole('columnheader').first()
    await row('Hasta 1').focus()
    await page.keyboard.press('End')
    await expect(row('Hasta 100')).toBeFocused()
    await expectUncovered(head)
    for (let at = 99; at >= 80; at--) {
      await page.keyboard.press('ArrowUp')
      await expect(row(`Hasta ${at}`)).toBeFocused()
    }
    await expectUncovered(row('Hasta 80'))
    await box('Hasta 80').check()
    await expectUncovered(button('Seçimi temizle'))
    await expectUncovered(head)
  })
})
