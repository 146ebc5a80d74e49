import { listOnly, reminders } from '../support/reminders'
import { expect, test } from '../support/test'

test.use({ timezoneId: 'Europe/Istanbul' })

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page, 'doctor')
})

test('reminders are read and removed by keyboard, and the focus stays in the list', async ({ page }) => {
  await listOnly(page, [{ patient: 'Ada' }, { patient: 'Berk' }, { patient: 'Can', read: true }])
  await page.goto('/tr/stok-sayimi')
  const { open, bell, list, rows, row } = reminders(page)
  const remove = (name: string) => row(name).getByRole('button', { name: `${name}: listeden kaldır` })
  await expect(page).toHaveTitle('(2) Stok Sayımı · Klinik Portalı')
  await test.step('by keyboard the bell opens at the first reminder', async () => {
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
  await test.step('the dot toggles the read state; bell and title show the count', async () => {
    await open()
    await row('Ada').getByRole('button', { name: 'Ada: okundu olarak işaretle' }).click()
    await expect(bell).toHaveAccessibleName('Hatırlatmalar, 1 okunmamış')
    await expect(page).toHaveTitle(/^\(1\) /)
    await row('Berk').getByRole('button', { name: 'Berk: okundu olarak işaretle' }).click()
    await expect(bell).toHaveAccessibleName('Hatırlatmalar')
    await expect(page).toHaveTitle('Stok Sayımı · Klinik Portalı')
  })
  await test.step('a removed reminder stays removed unless it is undone', async () => {
    await remove('Berk').press('Enter')
    await expect(rows).toHaveCount(2)
    await expect(row('Can')).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: 'Hatırlatma listeden kaldırıldı' })).toHaveCount(1)
    await remove('Can').press('Enter')
    await expect(row('Ada')).toBeFocused()
    await list.getByRole('button', { name: 'Geri al' }).press('Enter')
    await expect(row('Can')).toBeVisible()
    await expect(rows).toHaveCount(2)
  })
  for (const name of ['Ada', 'Can']) await remove(name).press('Enter')
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
