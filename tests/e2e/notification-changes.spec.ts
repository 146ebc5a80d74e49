import { waitForLiveConnections } from '../support/live-connection'
import { messages, notificationsDrawer } from '../support/notifications'
import { expect, test } from '../support/test'

test('a removed notification disappears at once in all tabs, and the next one gets the focus', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(page, 'doctor')
  await page.goto('/tr/stok-sayimi')
  const other = await page.context().newPage()
  await other.goto('/tr/stok-sayimi')
  await waitForLiveConnections(sandbox, 2)
  const { open, entries, drawer } = notificationsDrawer(page)
  const { open: openOther, drawer: otherDrawer } = notificationsDrawer(other)
  await openOther()
  await expect(otherDrawer.getByText('11 bildirim', { exact: true })).toBeVisible()
  await open()
  await page.bringToFront()
  const [first, second] = await entries.getByRole('heading').allTextContents()
  await sandbox.addFault({ operationId: 'deleteAppointmentNotification', delayMs: 800 })
  await drawer
    .getByRole('button', { name: `Kaldır: ${first}` })
    .first()
    .press('Enter')
  await expect(entries.first().getByRole('heading')).toHaveText(second ?? '')
  await expect(entries.first()).toBeFocused()
  await expect(messages(page).getByText('Bildirim kaldırıldı')).toBeVisible()
  for (const one of [drawer, otherDrawer]) await expect(one.getByText('10 bildirim', { exact: true })).toBeVisible()
})
