import type { Page } from '@playwright/test'
import {
  allowNotifications,
  clickNotification,
  notificationsOf,
  prepareBackground,
  setTabHidden,
} from '../support/e2e/background'
import { openOtherTab, openWithClock } from '../support/e2e/lock-screen'
import { listOnly, reminders } from '../support/e2e/reminders'
import { twoFrames } from '../support/e2e/settled'
import { toastRegion } from '../support/e2e/shell'
import { expect, test } from '../support/e2e/test'

const TEN = Date.parse('2026-11-21T10:00:00+03:00')
const DUE = 'Bir hatırlatmanın zamanı geldi / Klinik Portalı'

const toggle = (page: Page) => page.getByRole('checkbox', { name: 'Portal arka plandayken tarayıcı bildirimi göster' })

test.beforeEach(async ({ page, context, signIn }) => {
  await signIn(page, 'doctor')
  await prepareBackground(context)
  // The reminders are minutes apart, because the clock also runs by itself while a page loads slowly.
  await listOnly(page, [
    { patient: 'Gizli Kişi', remind_at: '2026-11-21T10:03:00+03:00', locked: true },
    { patient: 'Ada', remind_at: '2026-11-21T10:06:00+03:00' },
    { patient: 'Berk', remind_at: '2026-11-21T10:09:00+03:00' },
  ])
})

const passMinutes = async (page: Page, count: number) => {
  for (let minute = 0; minute < count; minute += 1) await page.clock.fastForward(60_000)
}

test('of two hidden tabs one notifies, without names; a click opens its list instead of a toast', async ({
  page,
  context,
}) => {
  await allowNotifications(context)
  await openWithClock(page, '/tr/ayarlar', TEN)
  await toggle(page).check()
  const other = await openOtherTab(page, '/tr/ayarlar')
  await expect(toggle(other)).toBeChecked()
  const announced = async () => (await Promise.all([page, other].map(notificationsOf))).flat()
  await test.step('none does while one of them is visible', async () => {
    await setTabHidden(page, true)
    await passMinutes(page, 3)
    await expect(toastRegion(other), 'the visible tab has a toast').toContainText('Hatırlatma zamanı geldi')
    expect(await announced()).toEqual([])
  })
  await test.step('both are hidden', async () => {
    await setTabHidden(other, true)
    // A notification is shown only if no tab holds the lock of visible tabs, which is released later.
    const lockNames = () => page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name))
    await expect.poll(lockNames).not.toContain('portal.visible-tab')
    await passMinutes(page, 3)
    await expect.poll(announced).toEqual([DUE])
    await passMinutes(page, 3)
    await expect.poll(announced).toEqual([DUE, '2 hatırlatmanın zamanı geldi / Klinik Portalı'])
  })
  await test.step('the click', async () => {
    const notifying = (await notificationsOf(page)).length > 0 ? page : other
    await clickNotification(notifying)
    await expect(reminders(notifying).row('Berk')).toBeVisible()
    await expect(toastRegion(notifying)).toBeHidden()
    await passMinutes(page, 1)
    await twoFrames(notifying)
    await expect(toastRegion(notifying)).toBeHidden()
  })
})
