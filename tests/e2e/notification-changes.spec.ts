import { waitForLiveConnections } from '../support/live-connection'
import { mockList, messages, notificationOf, notificationsDrawer } from '../support/notifications'
import { expect, test } from '../support/test'

const REMOVE = 'deleteAppointmentNotification'

test('a removed notification disappears at once and stays removed, and the next one gets the focus', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(page, 'doctor')
  await page.goto('/tr')
  const { open, entries, drawer } = notificationsDrawer(page)
  await open()
  const [first, second] = await entries.getByRole('heading').allTextContents()
  await sandbox.addFault({ operationId: REMOVE, delayMs: 800 })
  await drawer
    .getByRole('button', { name: `Kaldır: ${first}` })
    .first()
    .press('Enter')
  await expect(entries.first().getByRole('heading')).toHaveText(second ?? '')
  await expect(entries.first()).toBeFocused()
  await expect(messages(page).getByText('Bildirim kaldırıldı')).toBeVisible()
  await expect(drawer.getByText('10 bildirim', { exact: true })).toBeVisible()
  await page.reload()
  await open()
  await expect(drawer.getByText('10 bildirim', { exact: true })).toBeVisible()
})

test('after removing the last notification the focus is on the list (F-P07)', async ({ page, signIn }) => {
  await signIn(page, 'doctor')
  await page.goto('/tr/stok-sayimi')
  await mockList(page, [notificationOf(1)])
  await page.route('**/notifications/delete', (route) => route.fulfill({ json: {} }))
  const { open, drawer } = notificationsDrawer(page)
  await open()
  await drawer.getByRole('button', { name: 'Kaldır: Hasta 1' }).press('Enter')
  await expect(drawer.getByText('Bildirim bulunamadı')).toBeVisible()
  await expect(drawer.locator('div:focus').getByText('Bildirim bulunamadı')).toBeVisible()
})

test('live changes of the clinic are applied in all tabs', async ({ page, signIn, sandbox }) => {
  await signIn(page, 'doctor')
  await page.goto('/tr')
  const other = await page.context().newPage()
  await other.goto('/tr')
  await waitForLiveConnections(sandbox, 2)
  const [one, two] = [notificationsDrawer(page), notificationsDrawer(other)]
  await one.open()
  await two.open()
  await expect(two.drawer.getByText('11 bildirim', { exact: true })).toBeVisible()
  await one.entries
    .first()
    .getByRole('button', { name: /^Kaldır/ })
    .click()
  await expect(two.drawer.getByText('10 bildirim', { exact: true })).toBeVisible()
})
