import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/e2e/accessibility'
import { boxOf } from '../support/e2e/layout-assertions'
import { notificationsDrawer, today, turkishDate } from '../support/e2e/notifications'
import { CHEAP_PAGE, overflow } from '../support/e2e/shell'
import { expect, test } from '../support/e2e/test'

// The browser's own language decides the order of a native date input.
test.use({ locale: 'en-US' })

/** Expects that the notifications drawer is open. */
async function expectClickOnMovedButton(page: Page): Promise<void> {
  const { drawer, date } = notificationsDrawer(page)
  const button = drawer.getByRole('button', { name: 'Filtreleri temizle' })
  const error = drawer.getByText(/^Geçerli bir tarih girin/)
  await date.fill('31.02')
  const { y } = await boxOf(button)
  await date.press('Enter')
  await expect.poll(async () => (await boxOf(button)).y, 'the error moves the button').toBeGreaterThan(y)
  await date.fill('31.2')
  await expect(error).toBeHidden()
  await button.click()
  await expect(date).toHaveValue(turkishDate(today()))
}

test('dates are DD.MM.YYYY whatever the language of the browser; the error of a date moves nothing beside it; a click on a button counts, although the error of the date moves it; the month grid works in the page, in a drawer and on a phone', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'doctor')
  await page.goto('/tr/takvim')
  const main = page.getByRole('main')
  const date = main.getByRole('textbox', { name: 'Tarih' })
  await expect(date).toHaveValue(turkishDate(today()))
  const button = main.getByRole('button', { name: 'Bugün' })
  const { y } = await boxOf(button)
  await date.fill('31.02')
  await date.press('Enter')
  await expect(main.getByText(/^Geçerli bir tarih girin/)).toBeVisible()
  expect((await boxOf(button)).y).toBe(y)
  await date.fill(turkishDate(today()))
  await expect(main.getByText(/^Geçerli bir tarih girin/)).toBeHidden()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await main.getByRole('button', { name: 'Tarih: takvimden seç' }).click()
    const grid = page.getByRole('grid')
    await expect(grid.getByRole('button', { name: /^\d/ }).and(page.locator('[aria-current=date]'))).toBeFocused()
    await expectAccessible(page)
    await expect(grid).toBeInViewport({ ratio: 1 })
    await expect.poll(() => overflow(page)).toBe(0)
    await page.keyboard.press('Escape')
    await expect(grid).toBeHidden()
  }
  const drawer = notificationsDrawer(page)
  await drawer.open()
  await test.step('a click on a button counts', () => expectClickOnMovedButton(page))
  await drawer.date.fill('24.12.2026')
  await drawer.drawer.getByRole('button', { name: 'Tarih: takvimden seç' }).click()
  await expect(drawer.drawer.getByRole('grid').getByRole('button', { name: /^24 / })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(drawer.date).toHaveValue('25.12.2026')
  await expect(drawer.drawer.getByRole('button', { name: 'Tarih: takvimden seç' })).toBeFocused()
})

test('a click on a button counts, although the error of the date moves the button', {
  tag: '@firefox-only',
}, async ({ page, signIn }) => {
  await signIn(page, 'doctor')
  await page.goto(CHEAP_PAGE.tr)
  await notificationsDrawer(page).open()
  await expectClickOnMovedButton(page)
})
