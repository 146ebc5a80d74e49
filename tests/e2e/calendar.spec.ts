import { respondWithDays, calendarOf, entryAt, positionIn } from '../support/e2e/calendar'
import { boxOf, expectWholeFocusRing } from '../support/e2e/layout-assertions'
import { waitForLiveConnections } from '../support/e2e/live-connection'
import { dayAfter, many, notificationOf, today } from '../support/e2e/notifications'
import { overflow, shell } from '../support/e2e/shell'
import { expect, test } from '../support/e2e/test'
import { uuid } from '../support/uuid'

const AYSE = 'Dr. Ayşe Yılmaz'
const MERT = 'Dr. Mert Kaya'

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page, 'doctor')
})

test('a live change moves an entry; focus, scroll position and the other entries stay', async ({ page, sandbox }) => {
  await sandbox.addNotification(entryAt(1, '15:00', { patient_name: 'Ada Uçar', doctor_name: AYSE }))
  await sandbox.addNotification(entryAt(2, '14:10', { patient_name: 'Berk Duran', doctor_name: MERT }))
  await page.goto('/tr/takvim')
  const { tile, column, grid } = calendarOf(page)
  await waitForLiveConnections(sandbox)
  await expectWholeFocusRing(tile(/Ada Uçar/))
  await grid.evaluate((element) => element.scrollTo(0, 160))
  const before = await positionIn(page, uuid(2))
  await sandbox.changeNotification(uuid(1), {
    doctor_name: MERT,
    appointment_start: `${today()}T16:30:00+03:00`,
    created_at: `${today()}T08:30:00+03:00`,
  })
  await expect(column(MERT).getByRole('button', { name: /^16:30, Ada Uçar/ })).toBeFocused()
  expect(await positionIn(page, uuid(2))).toEqual(before)
  await sandbox.removeNotification(uuid(1))
  await expect(tile(/Ada Uçar/)).toHaveCount(0)
  await expect(grid.locator(':focus')).toHaveCount(1)
  expect(await positionIn(page, uuid(2))).toEqual(before)
})

test('of two thousand entries on a day few are in the document; the next day is shown at once; short tiles are readable, the whole day is printed, and a wide week shows the column of today', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  const entries = many(2_000, (n) => ({
    doctor_name: n % 2 ? AYSE : MERT,
    appointment_start: new Date(Date.parse(`${today()}T08:00:00+03:00`) + n * 17_500).toISOString(),
  }))
  const tomorrow = notificationOf(20_001, {
    appointment_start: `${dayAfter(1)}T09:00:00+03:00`,
    patient_name: 'Yarınki',
  })
  const message = 'Randevu iptal edildi: hasta şehir dışında.'
  const later = (n: number, time: string, more: object) =>
    notificationOf(30_000 + n, { appointment_start: `${dayAfter(2)}T${time}:00+03:00`, doctor_name: MERT, ...more })
  await respondWithDays(page, {
    [today()]: entries,
    [dayAfter(1)]: [tomorrow],
    [dayAfter(2)]: [
      later(1, '09:00', { message }),
      later(2, '10:00', { appointment_type: 'Online Görüşme' }),
      later(3, '10:05', { appointment_type: 'Online Görüşme' }),
    ],
  })
  await page.goto('/tr/takvim')
  const { main, grid, tile, tiles, step, week, card } = calendarOf(page)
  await test.step('with two thousand entries the document stays small, and the overflow is in lists', async () => {
    await expect(main.getByText('2.000 bildirim', { exact: true })).toBeVisible()
    await expect(tiles.first()).toBeVisible()
    expect(await tiles.count()).toBeLessThan(400)
    expect(await main.locator('*').count()).toBeLessThan(4_000)
    await tile(/bildirim daha/)
      .first()
      .click()
    const list = page.getByRole('dialog', { name: / arası$/ })
    await expect(list.getByRole('listitem').first()).toHaveAttribute('aria-setsize', /^\d{2,}$/)
    await list.getByRole('listitem').first().getByRole('button').click()
    await expect(card).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
    await page.keyboard.press('Escape')
  })
  await test.step('the next day is shown at once', async () => {
    await step('Sonraki gün').click()
    await expect(tile(/Yarınki/)).toBeVisible()
    await expect(tiles).toHaveCount(1)
  })
  await test.step('short tiles are large enough to read', async () => {
    await step('Sonraki gün').click()
    await expect(main.getByText('3 bildirim', { exact: true }).first()).toBeVisible()
    await tile(/^09:00/).scrollIntoViewIfNeeded()
    await expect(tile(/^09:00/).getByText(message)).toBeInViewport()
    // Overlapping entries are side by side, also in a narrow column.
    await expect(async () => {
      const [first, second] = [await boxOf(tile(/^10:00/)), await boxOf(tile(/^10:05/))]
      expect(first.x + first.width).toBeLessThanOrEqual(second.x)
    }).toPass()
  })
  await test.step('the whole day is printed without controls', async () => {
    await main.getByRole('button', { name: 'Yazdır' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-printed', '')
    await page.emulateMedia({ media: 'print' })
    await expect(main.getByRole('textbox', { name: 'Tarih' })).toBeHidden()
    await expect(tile(/^09:00/)).toBeVisible()
    // Nothing is clipped or scrollable on paper.
    expect(await grid.evaluate((element) => getComputedStyle(element).overflow)).toBe('visible')
    await page.emulateMedia({ media: null })
  })
  await test.step('a week that is wider than its grid shows the column of today, again with each press of "Today"', async () => {
    await step('Bugün').click()
    await expect(main.getByText('2.000 bildirim', { exact: true })).toBeVisible()
    await page.setViewportSize({ width: 620, height: 700 })
    // Waits for the layout of the new width: a grid that is shown earlier would scroll for the old one.
    await expect(shell(page).openMenu).toBeVisible()
    await week.check()
    const expectTodayShown = async () => {
      const [hours, column, frame] = [
        await boxOf(grid.locator('[data-corner]')),
        await boxOf(grid.locator('[data-today]')),
        await boxOf(grid),
      ]
      expect(column.x).toBeGreaterThanOrEqual(hours.x + hours.width - 1)
      expect(column.x + column.width).toBeLessThanOrEqual(frame.x + frame.width)
    }
    await expect(grid.locator('[data-today]')).toBeVisible()
    await expect(expectTodayShown).toPass()
    // Whichever day of the week today is, one of the two positions hides its column.
    for (const position of [0, 10_000]) {
      await grid.evaluate((element, left) => element.scrollTo(left, 0), position)
      await step('Bugün').click()
      await expectTodayShown()
    }
    await expectWholeFocusRing(grid.locator('[data-today]').getByRole('button'))
  })
  await test.step('on a phone in landscape, where the grid fills the window, scrolling on at its start scrolls the page', async () => {
    await page.setViewportSize({ width: 667, height: 375 })
    await expect.poll(() => page.evaluate(() => innerHeight)).toBe(375)
    const scrollPosition = () => page.evaluate(() => window.scrollY)
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await grid.evaluate((element) => element.scrollTo(0, 0))
    await grid.hover({ position: { x: 300, y: 300 } })
    const before = await scrollPosition()
    expect(before).toBeGreaterThan(0)
    await page.mouse.wheel(0, -200)
    await expect.poll(scrollPosition).toBeLessThan(before)
  })
})

test('on a phone the entries are a list without horizontal scrolling, and the filters open from a button beside the date', async ({
  page,
  sandbox,
  allow,
}) => {
  allow({ console: /400/ })
  await page.setViewportSize({ width: 360, height: 720 })
  await sandbox.addFault({ operationId: 'listDoctors', status: 400, times: 10 })
  await respondWithDays(page, {
    [today()]: [
      entryAt(1, '10:00', { doctor_name: AYSE, type: 'critical', priority: 3 }),
      entryAt(2, '09:00', { doctor_name: MERT, patient_name: 'Ş'.repeat(80) }),
    ],
  })
  await page.goto('/tr/takvim')
  const { main, card } = calendarOf(page)
  const rows = main.locator('li[data-key]')
  await expect(rows).toHaveText([
    /^09:00Ş+OrtaKontrol · Dr. Mert KayaHasta randevusunu erkene almak istiyor.$/,
    /^10:00Hasta 1Kritik · YüksekKontrol · Dr. Ayşe YılmazHasta randevusunu erkene almak istiyor.$/,
  ])
  await expect.poll(() => overflow(page)).toBe(0)
  await rows.last().focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(card).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  const filters = main.getByRole('button', { name: 'Filtreler' })
  const [date, button] = [await boxOf(main.getByRole('textbox', { name: 'Tarih' })), await boxOf(filters)]
  expect(date.y).toBeCloseTo(button.y, 0)
  await filters.click()
  await expect(main.getByText('Doktor listesi yüklenemedi.')).toBeVisible()
})
