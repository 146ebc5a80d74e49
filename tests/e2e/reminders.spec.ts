import { listOnly, reminders } from '../support/reminders'
import { openTab } from '../support/tabs'
import { expect, test } from '../support/test'

test.use({ timezoneId: 'Europe/Istanbul' })

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page, 'doctor')
})

test('the dot toggles the read state; bell and title show the count, also after a reload and in another tab', {
  tag: '@firefox',
}, async ({ page, context }) => {
  await listOnly(page, [{ patient: 'Ada' }, { patient: 'Berk' }, { patient: 'Can', read: true }])
  await page.goto('/tr/stok-sayimi')
  const { open, bell, row } = reminders(page)
  await expect(page).toHaveTitle('(2) Stok Sayımı · Klinik Portalı')
  const other = await openTab(context, '/tr')
  await expect(other).toHaveTitle(/^\(2\) /)
  await open()
  await row('Ada').getByRole('button', { name: 'Ada: okundu olarak işaretle' }).click()
  await expect(bell).toHaveAccessibleName('Hatırlatmalar, 1 okunmamış')
  await expect(page).toHaveTitle(/^\(1\) /)
  await expect(other).toHaveTitle(/^\(1\) /)
  await expect(reminders(other).bell).toHaveAccessibleName('Hatırlatmalar, 1 okunmamış')
  await row('Berk').getByRole('button', { name: 'Berk: okundu olarak işaretle' }).click()
  await expect(bell).toHaveAccessibleName('Hatırlatmalar')
  await expect(bell.locator('span')).toHaveCount(0)
  await expect(page).toHaveTitle('Stok Sayımı · Klinik Portalı')
  await page.reload()
  await open()
  await expect(bell).toHaveAccessibleName('Hatırlatmalar')
  await row('Can').getByRole('button', { name: 'Can: okunmadı olarak işaretle' }).dblclick()
  await expect(bell).toHaveAccessibleName('Hatırlatmalar')
  await row('Can').getByRole('button', { name: 'Can: okunmadı olarak işaretle' }).click()
  await expect(bell).toHaveAccessibleName('Hatırlatmalar, 1 okunmamış')
})

test('a removed reminder stays removed unless it is undone; the focus stays in the list', { tag: '@firefox' }, async ({
  page,
}) => {
  await listOnly(page, [{ patient: 'Ada' }, { patient: 'Berk' }, { patient: 'Can' }])
  await page.goto('/tr/stok-sayimi')
  const { open, list, rows, row } = reminders(page)
  await open()
  await row('Berk').getByRole('button', { name: 'Berk: listeden kaldır' }).press('Enter')
  await expect(rows).toHaveCount(2)
  await expect(row('Can')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Hatırlatma listeden kaldırıldı' })).toHaveCount(1)
  await row('Can').getByRole('button', { name: 'Can: listeden kaldır' }).press('Enter')
  await expect(row('Ada')).toBeFocused()
  await list.getByRole('button', { name: 'Geri al' }).press('Enter')
  await expect(row('Can')).toBeVisible()
  await list.getByRole('button', { name: 'Geri al' }).press('Enter')
  await expect(rows).toHaveCount(3)
  await expect(list.getByRole('button', { name: 'Geri al' })).toHaveCount(0)
  await expect(rows.and(page.locator(':focus'))).toHaveCount(1)
  await row('Berk').getByRole('button', { name: 'Berk: listeden kaldır' }).click()
  await page.reload()
  await open()
  await expect(rows).toHaveCount(2)
  await expect(row('Berk')).toHaveCount(0)
  for (const name of ['Ada', 'Can'])
    await row(name)
      .getByRole('button', { name: /listeden kaldır/ })
      .press('Enter')
  await expect(list.getByText('Hatırlatma yok')).toBeVisible()
  expect(await list.evaluate((panel) => panel.contains(document.activeElement))).toBe(true)
})

test('with 5 000 reminders the document stays small, and End reaches the last one (F-E11)', async ({ page }) => {
  await listOnly(
    page,
    Array.from({ length: 5_000 }, (_, n) => ({
      patient: `Hasta ${n + 1}`,
      remind_at: new Date(Date.UTC(2026, 0, 1) + n * 3_600_000).toISOString(),
    })),
  )
  await page.goto('/tr/stok-sayimi')
  const { open, bell, rows, list, row } = reminders(page)
  await expect(bell).toHaveAccessibleName('Hatırlatmalar, 5.000 okunmamış')
  await open()
  await expect(rows.first()).toBeFocused()
  expect(await rows.count()).toBeLessThan(60)
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(550)
  await page.keyboard.press('End')
  await expect(row('Hasta 5000')).toBeFocused()
  await expect(row('Hasta 5000')).toBeInViewport()
  await expect(row('Hasta 5000')).toHaveAttribute('aria-posinset', '5000')
  expect(await rows.count()).toBeLessThan(60)
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
