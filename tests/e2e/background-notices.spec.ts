import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility'
import { ACCOUNTS } from '../support/accounts'
import {
  allowNotifications,
  allowNotificationsNow,
  clickNotification,
  notificationsOf,
  prepareBackground,
  setTabHidden,
} from '../support/background'
import { waitForLiveConnections } from '../support/live-connection'
import { idleFor, JUMPING_CLOCK, lockScreen, openOtherTab, openWithClock } from '../support/lock-screen'
import { messages, notificationOf, notificationsDrawer } from '../support/notifications'
import { listOnly, reminders } from '../support/reminders'
import { expect, test } from '../support/test'

const TEN = Date.parse('2026-11-21T10:00:00+03:00')
const CREATED = 'appointments:notification_created'
const DUE = 'Bir hatırlatmanın zamanı geldi / Klinik Portalı'

const toggle = (page: Page) => page.getByRole('checkbox', { name: 'Portal arka plandayken tarayıcı bildirimi göster' })

test.beforeEach(async ({ page, context, signIn, allow }) => {
  allow(JUMPING_CLOCK)
  await signIn(page, 'doctor')
  await prepareBackground(context)
  await listOnly(page, [
    { patient: 'Gizli Kişi', remind_at: '2026-11-21T10:02:00+03:00', locked: true },
    { patient: 'Ada', remind_at: '2026-11-21T10:03:00+03:00' },
    { patient: 'Berk', remind_at: '2026-11-21T10:20:00+03:00' },
  ])
})

async function switchOn(page: Page, context: BrowserContext): Promise<void> {
  await allowNotifications(context)
  await openWithClock(page, '/tr/ayarlar', TEN)
  await toggle(page).check()
}

const passMinutes = async (page: Page, count: number) => {
  for (let minute = 0; minute < count; minute += 1) await page.clock.fastForward(60_000)
}

test('a hidden tab announces due reminders without names, and a click opens their list instead of a toast', async ({
  page,
  context,
}) => {
  await switchOn(page, context)
  await setTabHidden(page, true)
  await passMinutes(page, 2)
  await expect.poll(() => notificationsOf(page)).toEqual([DUE])
  await passMinutes(page, 1)
  await expect.poll(() => notificationsOf(page)).toEqual([DUE, '2 hatırlatmanın zamanı geldi / Klinik Portalı'])
  await clickNotification(page)
  await expect(reminders(page).row('Ada')).toBeVisible()
  await expect(messages(page)).toBeHidden()
  await passMinutes(page, 1)
  await expect(messages(page)).toBeHidden()
})

test('a critical appointment notification is announced, and a click opens it', async ({ page, context, sandbox }) => {
  await allowNotifications(context)
  await page.goto('/tr/ayarlar')
  await toggle(page).check()
  await waitForLiveConnections(sandbox)
  await setTabHidden(page, true)
  await sandbox.emit(CREATED, notificationOf(1, { priority: 3 }))
  await sandbox.emit(CREATED, notificationOf(2, { type: 'critical' }))
  await expect.poll(() => notificationsOf(page)).toEqual(['Kritik bir randevu bildirimi geldi / Klinik Portalı'])
  await clickNotification(page)
  await expect(notificationsDrawer(page).drawer).toBeVisible()
})

test('of two hidden tabs one notifies; none does while one of them is visible', async ({ page, context }) => {
  await switchOn(page, context)
  const other = await openOtherTab(page, '/tr/ayarlar')
  await expect(toggle(other)).toBeChecked()
  const announced = async () => (await Promise.all([page, other].map(notificationsOf))).flat()
  await setTabHidden(page, true)
  await passMinutes(page, 2)
  await expect(messages(other), 'the visible tab has a toast').toContainText('Hatırlatma zamanı geldi')
  expect(await announced()).toEqual([])
  await setTabHidden(other, true)
  await passMinutes(page, 1)
  await expect.poll(announced).toEqual([DUE])
  await toggle(other).uncheck()
  await expect(toggle(page)).not.toBeChecked()
  await passMinutes(page, 20)
  expect(await announced()).toEqual([DUE])
})

test('behind the lock screen a click opens nothing before the PIN', async ({ page, context }) => {
  await switchOn(page, context)
  await setTabHidden(page, true)
  await idleFor(page, 16)
  await passMinutes(page, 5)
  await expect.poll(() => notificationsOf(page)).not.toEqual([])
  await clickNotification(page)
  await expect(lockScreen(page).cover).toBeVisible()
  await expect(reminders(page).list).toBeHidden()
  await lockScreen(page).enter(ACCOUNTS.doctor.pin)
  await expect(reminders(page).row('Ada')).toBeVisible()
})

test('after a missed reminder notifications are offered; a denied permission is explained in the settings of every tab', async ({
  page,
}) => {
  await openWithClock(page, '/tr/ayarlar', TEN)
  const other = await openOtherTab(page, '/tr/ayarlar')
  for (const tab of [other, page]) await setTabHidden(tab, true)
  await passMinutes(page, 3)
  await setTabHidden(page, false)
  await expect(messages(page)).toContainText('2 hatırlatmanın zamanı geldi')
  const accept = page.getByRole('button', { name: 'Bildirimleri aç' })
  await expect(accept).toBeVisible()
  await expectAccessible(page)
  await accept.click()
  await expect(accept).toBeHidden()
  const refused = (tab: Page) => tab.getByText('Tarayıcı, portalın bildirimlerini engelliyor.')
  for (const tab of [page, other]) await expect(refused(tab)).toBeVisible()
  await expect(toggle(page)).not.toBeChecked()
  await expectAccessible(page)
  await allowNotificationsNow(page)
  for (const tab of [page, other]) await expect(refused(tab)).toBeHidden()
})
