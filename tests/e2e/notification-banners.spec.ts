import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility'
import { waitForLiveConnections } from '../support/live-connection'
import { dayAfter, notificationOf, notificationsDrawer, turkishDate } from '../support/notifications'
import { overflow } from '../support/shell'
import { expect, test } from '../support/test'

const bannersOf = (page: Page) => page.getByRole('region', { name: 'Canlı randevu bildirimleri' })

test('banners are announced politely, are accessible, cover no control, and fit on a phone', async ({
  page,
  signIn,
  sandbox,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'doctor')
  await page.goto('/tr/stok-sayimi')
  await waitForLiveConnections(sandbox)
  const critical = notificationOf(1, { type: 'critical', message: 'Çok uzun bir haber. '.repeat(20) })
  await sandbox.emit('appointments:notification_created', critical)
  await expect(page.getByRole('status').getByText(/^Randevu bildirimi, Yeni: Hasta 1\. Çok uzun/)).toBeAttached()
  const box = await bannersOf(page).boundingBox()
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(box && title && box.y + box.height <= title.y).toBe(true)
  expect(await overflow(page)).toBe(0)
  await expectAccessible(page)
})

test('a click opens the accessible drawer at the day of the appointment and scrolls to the notification', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(page, 'doctor')
  await page.goto('/tr/stok-sayimi')
  await waitForLiveConnections(sandbox)
  await sandbox.addNotification({
    patient_name: 'Hasta 9',
    message: 'Yarın geliyor.',
    priority: 2,
    appointment_start: `${dayAfter(1)}T19:00:00+03:00`,
  })
  await bannersOf(page)
    .getByRole('button', { name: /Hasta 9.*Yarın geliyor/ })
    .click()
  const { date, drawer, entries, entry, patient } = notificationsDrawer(page)
  await expect(date).toHaveValue(turkishDate(dayAfter(1)))
  await expect(entry('Hasta 9')).toBeInViewport()
  expect((await drawer.boundingBox())?.width).toBeCloseTo(600, 0)
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  await patient.fill('nobody at all')
  await expect(entries).toHaveCount(0)
  await expectAccessible(page)
  await patient.fill('')
  await drawer.getByRole('button', { name: 'Kapat', exact: true }).click()
  await expect(bannersOf(page)).toBeHidden()
})
