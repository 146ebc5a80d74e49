import { expectAccessible } from '../support/accessibility'
import { listOnly, reminders } from '../support/reminders'
import { expect, test } from '../support/test'

test.use({ timezoneId: 'Europe/Istanbul' })

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page, 'doctor')
})

test('by keyboard the bell opens at the first reminder, arrows move between reminders, Tab between their actions', async ({
  page,
}) => {
  await listOnly(page, [{ patient: 'Ada' }, { patient: 'Berk' }, { patient: 'Can' }])
  await page.goto('/tr/stok-sayimi')
  const { bell, row, list } = reminders(page)
  await bell.press('Enter')
  await expect(row('Ada')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(row('Berk')).toBeFocused()
  for (const name of [
    'Berk: okundu olarak işaretle',
    /Berk Kontrol/,
    'Berk: sonra hatırlat',
    'Berk: listeden kaldır',
  ]) {
    await page.keyboard.press('Tab')
    await expect(row('Berk').getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('End')
  await expect(row('Can')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(row('Ada')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(bell).toBeFocused()
})

for (const language of ['tr', 'en'] as const) {
  test(`the open list is accessible: ${language}`, async ({ page }) => {
    await page.goto(language === 'tr' ? '/tr/stok-sayimi' : '/en/stock-taking')
    const { open, list, rows } = reminders(page, language)
    await open()
    await expect(rows.first()).toBeFocused()
    await rows
      .first()
      .getByRole('button', { name: /listeden kaldır|remove from/ })
      .click()
    await expect(list.getByRole('button', { name: /^(Geri al|Undo)$/ })).toBeVisible()
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await expectAccessible(page)
      const box = await list.boundingBox()
      expect(box?.height).toBeLessThanOrEqual(550)
      expect(box?.width).toBeLessThanOrEqual(width)
    }
    await rows
      .first()
      .getByRole('button', { name: /sonra hatırlat|remind me later/ })
      .click()
    await expect(page.getByRole('menuitem').first()).toBeVisible()
    await expectAccessible(page)
  })
}
