import { LIST, notificationOf, notificationsDrawer } from '../support/notifications'
import { expect, test } from '../support/test'

test.use({ timezoneId: 'America/New_York' })

test('a doctor in New York sees the day and the times of the clinic, and the zone is named (F-R19)', async ({
  page,
  signIn,
}) => {
  await page.clock.install({ time: new Date('2026-11-22T01:30:00+03:00') })
  await signIn(page, 'doctor')
  const requested: (string | null)[] = []
  await page.route(LIST, (route) => {
    requested.push((route.request().postDataJSON() as { date: string | null }).date)
    const notification = notificationOf(1, { appointment_start: '2026-11-22T04:30:00+03:00' })
    return route.fulfill({ json: { notifications: [notification] } })
  })
  await page.goto('/tr/takvim')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: '22 Kasım 2026 Pazar', exact: true })).toBeVisible()
  await expect(main.getByText('Saatler klinik saatidir (Europe/Istanbul, UTC+3)', { exact: true })).toBeVisible()
  await expect(main.getByRole('button', { name: /^04:30, Hasta 1/ })).toBeVisible()

  const { open, date, entries } = notificationsDrawer(page)
  await open()
  await expect(date).toHaveValue('22.11.2026')
  await entries.first().getByText('22.11.2026 04:30').hover()
  await page.clock.runFor(1_000)
  await expect(page.getByRole('tooltip', { includeHidden: true })).toHaveText('22.11.2026 04:30 (Europe/Istanbul)')
  // The calendar prefetches other days afterwards.
  expect(requested[0]).toBe('2026-11-22')
})
