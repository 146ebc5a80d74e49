import { waitForLiveConnections } from '../support/live-connection'
import { listOnly, reminders } from '../support/reminders'
import { requestsOf } from '../support/settled'
import { expect, test } from '../support/test'
import { JUMPING_CLOCK, waitForInput } from '../support/lock-screen'

const MORNING = '2026-11-21T10:00:00+03:00'

test.use({ timezoneId: 'Europe/Istanbul' })

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page, 'doctor')
})

test('a due reminder moves to the overdue group, and at midnight tomorrow’s reminders become today’s', async ({
  page,
  allow,
}) => {
  allow(JUMPING_CLOCK)
  await page.clock.install({ time: '2026-11-21T23:58:00+03:00' })
  await listOnly(page, [
    { patient: 'Az sonra', remind_at: '2026-11-21T23:59:00+03:00' },
    { patient: 'Sabah', remind_at: '2026-11-22T09:00:00+03:00' },
  ])
  await page.goto('/tr/stok-sayimi')
  const { open, list } = reminders(page)
  await open()
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(['Bugün1', 'Daha sonra1'])
  for (let minute = 0; minute < 3; minute += 1) await page.clock.fastForward(60_000)
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(['Gecikmiş1', 'Bugün1'])
})

test('a snoozed reminder comes back at its time with a toast', async ({ page, allow }) => {
  allow(JUMPING_CLOCK)
  await page.clock.install({ time: MORNING })
  await listOnly(page, [{ patient: 'Ada', remind_at: '2026-11-20T09:00:00+03:00' }, { patient: 'Berk' }])
  await page.goto('/tr/stok-sayimi')
  const { open, list, rows, row, bell } = reminders(page)
  await open()
  await row('Ada').getByRole('button', { name: 'Ada: sonra hatırlat' }).press('Enter')
  await expect(page.getByRole('menuitem')).toHaveText([
    'Bir saat sonra21.11.2026 11:00',
    'Bu akşam21.11.2026 18:00',
    'Yarın sabah22.11.2026 09:00',
    'Pazartesi sabahı23.11.2026 09:00',
  ])
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(1)
  await expect(row('Berk')).toBeFocused()
  await expect(list.getByText('Ertelendi: 21.11.2026 11:00')).toBeVisible()
  await expect(bell).toHaveAccessibleName('Hatırlatmalar, 1 okunmamış')
  await page.reload()
  await open()
  await expect(rows).toHaveCount(1)
  await expect(list.getByText('1 ertelenmiş hatırlatma')).toBeVisible()
  await page.keyboard.press('Escape')
  for (let minute = 0; minute < 60; minute += 10) {
    await page.mouse.move(200 + minute, 700)
    await waitForInput(page)
    await page.clock.fastForward(10 * 60_000)
  }
  await expect(page.getByRole('region', { name: 'Sistem mesajları' })).toContainText(
    'Hatırlatma zamanı geldi: Görev, 11:00',
  )
  await expect(bell).toHaveAccessibleName('Hatırlatmalar, 2 okunmamış')
  await open()
  await expect(row('Ada')).toBeVisible()
})

test('a reminder that is pushed twice shows one toast and one entry; the toast opens the list (F-E10)', async ({
  page,
  sandbox,
}) => {
  await page.goto('/tr/stok-sayimi')
  await waitForLiveConnections(sandbox)
  const { bell, list, row } = reminders(page)
  const before = Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0])
  const { reminder } = (await sandbox.addReminder({
    created_by: 'Elif Şahin',
    note: 'Yeni gelen',
    patient: null,
    remind_at: '2036-01-01T09:00:00+03:00',
  })) as {
    reminder: object
  }
  await sandbox.emit('patient:notes_created', reminder)
  const toasts = page.getByRole('region', { name: 'Sistem mesajları' }).getByRole('group')
  await expect(toasts).toHaveText([/^Bilgi: Elif Şahin tarafından yeni hatırlatma eklendi!Göster$/])
  await expect(bell).toHaveAccessibleName(`Hatırlatmalar, ${before + 1} okunmamış`)
  await toasts.getByRole('button', { name: 'Göster' }).click()
  await expect(list).toBeVisible()
  await expect(list.getByRole('listitem').and(page.locator(':focus'))).toHaveCount(1)
  await page.keyboard.press('End')
  await expect(row('Yeni gelen')).toHaveCount(1)
})

test('a toast closes the notifications drawer and opens the list of reminders', async ({ page, sandbox }) => {
  await page.goto('/tr/stok-sayimi')
  await waitForLiveConnections(sandbox)
  await page.getByRole('button', { name: 'Randevu Bildirimleri' }).click()
  const drawer = page.getByRole('dialog', { name: 'Randevu Bildirimleri' })
  await expect(drawer).toBeVisible()
  await sandbox.addReminder({ created_by: 'Elif' })
  await page.getByRole('button', { name: 'Göster' }).click()
  await expect(drawer).toBeHidden()
  await expect(reminders(page).list).toBeVisible()
})

test('a due reminder shows one toast in one of two tabs, and the toast opens the list (F-I16)', async ({
  page,
  context,
  allow,
}) => {
  allow(JUMPING_CLOCK)
  await page.clock.install({ time: '2026-11-21T10:00:20+03:00' })
  await listOnly(page, [{ patient: 'Ada', remind_at: '2026-11-21T10:02:00+03:00' }])
  const settled = requestsOf(page)
  await page.goto('/tr/stok-sayimi')
  const other = await context.newPage()
  const otherSettled = requestsOf(other)
  await other.goto('/tr/stok-sayimi')
  const tabs = [page, other]
  for (const tab of tabs) await expect(reminders(tab).bell).toHaveAccessibleName('Hatırlatmalar, 1 okunmamış')
  // Open requests would time out when the clock jumps by a minute.
  await settled()
  await otherSettled()
  const toast = (tab: typeof page) =>
    tab.getByRole('region', { name: 'Sistem mesajları' }).getByText('Hatırlatma zamanı geldi: Görev, 10:02')
  const toastCount = async () => (await Promise.all(tabs.map((tab) => toast(tab).count()))).reduce((a, b) => a + b)
  // The clock is shared by both tabs. It is paused, so that the toast stays.
  await page.clock.pauseAt('2026-11-21T10:01:30+03:00')
  expect(await toastCount()).toBe(0)
  await page.clock.fastForward(60_000)
  await expect.poll(toastCount).toBe(1)
  const [notifiedTab] = (await toast(page).count()) === 1 ? [page] : [other]
  await toast(notifiedTab).hover()
  await page.clock.resume()
  await notifiedTab.getByRole('button', { name: 'Göster' }).click()
  await expect(reminders(notifiedTab).row('Ada')).toBeFocused()
  for (let minute = 0; minute < 3; minute += 1) {
    await page.clock.fastForward(60_000)
    expect(await toastCount()).toBe(0)
  }
})
