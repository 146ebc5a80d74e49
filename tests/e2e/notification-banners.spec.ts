import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/e2e/accessibility'
import { boxOf } from '../support/e2e/layout-assertions'
import { waitForLiveConnections } from '../support/e2e/live-connection'
import { dayAfter, notificationOf, notificationsDrawer, turkishDate } from '../support/e2e/notifications'
import { overflow } from '../support/e2e/shell'
import { expect, test } from '../support/e2e/test'

const bannersOf = (page: Page) => page.getByRole('region', { name: 'Canlı randevu bildirimleri' })

test('banners are announced, accessible and cover no control; a click opens the drawer at the day and focuses the notification', async ({
  page,
  signIn,
  sandbox,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'doctor')
  await page.goto('/tr/stok-sayimi')
  await waitForLiveConnections(sandbox)
  await test.step('a banner with a long text on a phone', async () => {
    const critical = notificationOf(1, { type: 'critical', message: 'Çok uzun bir haber. '.repeat(20) })
    await sandbox.emit('appointments:notification_created', critical)
    await expect(page.getByRole('status').getByText(/^Randevu bildirimi, Yeni: Hasta 1\. Çok uzun/)).toBeAttached()
    await expect(async () => {
      const { y, height } = await boxOf(bannersOf(page))
      expect(y + height).toBeLessThanOrEqual((await boxOf(page.getByRole('heading', { level: 1 }))).y)
    }).toPass()
    await expect.poll(() => overflow(page)).toBe(0)
    await expectAccessible(page)
    await bannersOf(page).getByRole('button', { name: 'Kapat: Hasta 1' }).click()
  })
  const { date, entries, entry, patient } = notificationsDrawer(page)
  await test.step('the notification in the drawer', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await sandbox.addNotification({
      patient_name: 'Hasta 9',
      message: 'Yarın geliyor.',
      priority: 2,
      appointment_start: `${dayAfter(1)}T19:00:00+03:00`,
    })
    await bannersOf(page)
      .getByRole('button', { name: /Hasta 9.*Yarın geliyor/ })
      .click()
    await expect(date).toHaveValue(turkishDate(dayAfter(1)))
    await expect(entry('Hasta 9')).toBeInViewport()
    await expect(entry('Hasta 9')).toBeFocused()
    await expect(bannersOf(page)).toBeHidden()
  })
  await test.step('the drawer on a phone, without entries', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await patient.fill('nobody at all')
    await expect(entries).toHaveCount(0)
    await expectAccessible(page)
  })
})
