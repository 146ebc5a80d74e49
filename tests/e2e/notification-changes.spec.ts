import { waitForLiveConnections } from '../support/live-connection'
import { mockList, LIST, messages, notificationOf, notificationsDrawer, today } from '../support/notifications'
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

test('a pending refetch does not restore a removed notification', async ({ page, signIn, sandbox }) => {
  const token = await signIn(page, 'doctor')
  await page.goto('/tr')
  const { open, entries, entry, drawer } = notificationsDrawer(page)
  await open()
  const names = await entries.getByRole('heading').allTextContents()
  const [first = ''] = names
  const sameName = names.filter((name) => name === first).length
  const old = await page.request.post('/api/v2/appointments/notifications', {
    data: { date: today(), priority: null, is_visible: true, doctor_uuid: null, patient_search: null },
    headers: { authorization: `Bearer ${token}` },
  })
  const { notifications } = (await old.json()) as { notifications: object[] }
  const late = notificationOf(88)
  let isRequested = false
  const { promise: received, resolve: emit } = Promise.withResolvers<void>()
  await page.route(LIST, async (route) => {
    isRequested = true
    await received
    await route.fulfill({ json: { notifications: [...notifications, late] } }).catch(() => {})
  })
  await waitForLiveConnections(sandbox)
  // A live event causes a refetch, whose response is older than the removal and arrives after it.
  await sandbox.emit('appointments:notification_updated', notificationOf(77))
  await expect.poll(() => isRequested).toBe(true)
  await drawer
    .getByRole('button', { name: `Kaldır: ${first}` })
    .first()
    .click()
  await expect(messages(page).getByText('Bildirim kaldırıldı')).toBeVisible()
  emit()
  await expect(entry(late.patient_name)).toBeVisible()
  await expect(entry(first)).toHaveCount(sameName - 1)
})

test('a double click removes one notification', async ({ page, signIn, sandbox }) => {
  await signIn(page, 'doctor')
  await page.goto('/tr')
  const { open, entries, drawer } = notificationsDrawer(page)
  await open()
  await entries
    .first()
    .getByRole('button', { name: /^Kaldır/ })
    .dblclick()
  await expect(messages(page).getByText('Bildirim kaldırıldı')).toBeVisible()
  await expect(drawer.getByText('10 bildirim', { exact: true })).toBeVisible()
  expect((await sandbox.requests()).filter(({ operationId }) => operationId === REMOVE)).toHaveLength(1)
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
