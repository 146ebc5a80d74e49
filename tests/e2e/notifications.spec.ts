import { dayAfter, LIST, notificationOf, notificationsDrawer, today, turkishDate } from '../support/notifications'
import { expect, test } from '../support/test'

test('today is shown, every filter applies, and clearing resets all filters', { tag: '@firefox' }, async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(page, 'doctor')
  await page.goto('/tr')
  const { open, drawer, entries, date, priority, doctor, patient, onlyActive, clear } = notificationsDrawer(page)
  await open()
  await expect(date).toHaveValue(turkishDate(today()))
  await expect(drawer.getByText('11 bildirim', { exact: true })).toBeVisible()
  expect((await drawer.boundingBox())?.width).toBeCloseTo(600, 0)

  await priority.selectOption('Yüksek')
  await expect(entries).toHaveCount(3)
  await doctor.selectOption({ index: 1 })
  await patient.fill('  zzz ')
  await onlyActive.uncheck()
  await date.fill(dayAfter(1))
  await expect(drawer.getByText('Bildirim bulunamadı')).toBeVisible()
  await expect(drawer.getByText('Seçtiğiniz kriterlere uygun bildirim bulunmuyor')).toBeVisible()
  await expect
    .poll(async () => (await sandbox.requests()).findLast(({ path }) => path.endsWith('/notifications'))?.body)
    .toEqual({
      date: dayAfter(1),
      priority: 3,
      is_visible: false,
      doctor_uuid: await doctor.inputValue(),
      patient_search: 'zzz',
    })

  await clear.click()
  await expect(date).toHaveValue(turkishDate(today()))
  await expect(priority).toHaveValue('')
  await expect(doctor).toHaveValue('')
  await expect(patient).toHaveValue('')
  await expect(onlyActive).toBeChecked()
  await expect(drawer.getByText('11 bildirim', { exact: true })).toBeVisible()

  await date.fill('')
  await expect
    .poll(async () => (await sandbox.requests()).findLast(({ path }) => path.endsWith('/notifications'))?.body)
    .toMatchObject({ date: null })
})

test.describe('a doctor in New York', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('sees the day and the times of the clinic, and the zone is named (F-R19)', async ({ page, signIn }) => {
    await page.clock.install({ time: new Date('2026-11-22T01:30:00+03:00') })
    await signIn(page, 'doctor')
    const requested: (string | null)[] = []
    await page.route(LIST, (route) => {
      requested.push((route.request().postDataJSON() as { date: string | null }).date)
      const notification = notificationOf(1, { appointment_start: '2026-11-22T04:30:00+03:00' })
      return route.fulfill({ json: { notifications: [notification] } })
    })
    await page.goto('/tr')
    const { open, close, date, entries } = notificationsDrawer(page)
    await open()
    await expect(date).toHaveValue('22.11.2026')
    const time = entries.first().getByText('22.11.2026 04:30')
    // The home page and the drawer share the request that the page started before the bundle was loaded.
    expect(requested).toEqual(['2026-11-22'])
    await time.hover()
    await page.clock.runFor(1_000)
    await expect(page.getByRole('tooltip', { includeHidden: true })).toHaveText('22.11.2026 04:30 (Europe/Istanbul)')
    await close()
    await page.goto('/tr/takvim')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: '22 Kasım 2026 Pazar', exact: true })).toBeVisible()
    await expect(main.getByText('Saatler klinik saatidir (Europe/Istanbul, UTC+3)', { exact: true })).toBeVisible()
    await expect(main.getByRole('button', { name: /^04:30, Hasta 1/ })).toBeVisible()
  })
})
