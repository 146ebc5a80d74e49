import { listOnly, reminders } from '../support/reminders'
import { requestsOf } from '../support/settled'
import { expect, test } from '../support/test'
import { JUMPING_CLOCK } from '../support/lock-screen'

test.use({ timezoneId: 'Europe/Istanbul' })

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page, 'doctor')
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
  await page.clock.fastForward(60_000)
  expect(await toastCount()).toBe(0)
})
