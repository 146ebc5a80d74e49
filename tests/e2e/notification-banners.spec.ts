import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility'
import { waitForLiveConnections } from '../support/live-connection'
import { dayAfter, notificationOf, notificationsDrawer, turkishDate } from '../support/notifications'
import { expect, test } from '../support/test'

const CREATED = 'appointments:notification_created'

const bannersOf = (page: Page) => page.getByRole('region', { name: 'Canlı randevu bildirimleri' })

test('a click opens the drawer at the day of the appointment and scrolls to the notification', async ({
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
  const { date, entry } = notificationsDrawer(page)
  await expect(date).toHaveValue(turkishDate(dayAfter(1)))
  await expect(entry('Hasta 9')).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(bannersOf(page)).toBeHidden()
})

test('banners are announced politely, cover no control, and fit on a phone', async ({ page, signIn, sandbox }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'doctor')
  await page.goto('/tr')
  await waitForLiveConnections(sandbox)
  await sandbox.emit(CREATED, notificationOf(1, { type: 'critical', message: 'Çok uzun bir haber. '.repeat(20) }))
  await expect(page.getByRole('status').getByText(/^Randevu bildirimi, Yeni: Hasta 1\. Çok uzun/)).toBeAttached()
  const box = await bannersOf(page).boundingBox()
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(box && title && box.y + box.height <= title.y).toBe(true)
  const [scroll, client] = await page
    .locator('html')
    .evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth] as const)
  expect(scroll).toBeLessThanOrEqual(client)
})

for (const [language, mode] of [
  ['tr', 'light'],
  ['en', 'dark'],
] as const) {
  test(`banners and drawer are accessible: ${language}, ${mode}`, async ({ page, signIn, sandbox }) => {
    await page.emulateMedia({ colorScheme: mode })
    await signIn(page, 'doctor')
    await page.goto(`/${language}`)
    await waitForLiveConnections(sandbox)
    await sandbox.emit(CREATED, notificationOf(1, { type: 'critical' }))
    await sandbox.emit(CREATED, notificationOf(2))
    await expect(page.getByText('Hasta 2', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: language === 'tr' ? /^Randevu Bildirimleri/ : /^Appointment notif/ }).click()
    const drawer = page.getByRole('dialog')
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await drawer.getByRole('checkbox').setChecked(false)
      await expect(drawer.getByRole('listitem').first()).toBeVisible()
      await expectAccessible(page)
      await drawer.getByRole('searchbox').fill('nobody at all')
      await expect(drawer.getByRole('listitem')).toHaveCount(0)
      await expectAccessible(page)
      await drawer.getByRole('searchbox').fill('')
    }
  })
}
