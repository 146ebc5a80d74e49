import { answerWith, listOnly, noteId, REMINDERS, reminders } from '../support/reminders'
import { openTab } from '../support/tabs'
import { expect, test } from '../support/test'

const MORNING = '2026-11-21T10:00:00+03:00'
const FAMILY = '👨‍👩‍👧‍👦'

test.use({ timezoneId: 'Europe/Istanbul' })

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page, 'doctor')
})

test('the list has its groups, and the labels of known and unknown types (F-E08, F-E14)', async ({ page }) => {
  await page.clock.install({ time: MORNING })
  await listOnly(page, [
    { patient: 'Dün', type: 'call_center', remind_at: '2026-11-20T09:00:00+03:00' },
    { patient: 'Bugün', type: 'critical', remind_at: '2026-11-21T16:00:00+03:00' },
    { patient: 'Yarın', type: 'astrology', remind_at: '2026-11-22T09:00:00+03:00' },
    { patient: 'Zamansız', type: null, note: '<b>Önemli</b> <img src=x onerror=alert(1)>' },
  ])
  await page.goto('/tr/stok-sayimi')
  const { open, list, row } = reminders(page)
  await open()
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(['Gecikmiş1', 'Bugün1', 'Daha sonra2'])
  await expect(row('Dün')).toContainText('Çağrı Merkezi20.11.2026 09:00')
  await expect(row('Bugün')).toContainText('Kritik21.11.2026 16:00')
  await expect(row('Yarın')).toContainText('astrology')
  await expect(row('Zamansız')).toContainText('<b>Önemli</b> <img src=x onerror=alert(1)>')
  await row('Dün').getByText('20.11.2026 09:00').hover()
  await expect(page.getByText('20.11.2026 09:00 (Europe/Istanbul)')).toBeVisible()
})

test('the dot toggles the read state; bell and title show the count, also after a reload and in another tab', {
  tag: '@firefox',
}, async ({ page, context }) => {
  await listOnly(page, [{ patient: 'Ada' }, { patient: 'Berk' }, { patient: 'Can', read: true }])
  await page.goto('/tr/stok-sayimi')
  const { open, bell, row } = reminders(page)
  await expect(page).toHaveTitle('(2) Stok Sayımı · Klinik Portalı')
  const other = await openTab(context, '/tr')
  await expect(other).toHaveTitle(/^\(2\) /)
  await open()
  await row('Ada').getByRole('button', { name: 'Ada: okundu olarak işaretle' }).click()
  await expect(bell).toHaveAccessibleName('Hatırlatmalar, 1 okunmamış')
  await expect(page).toHaveTitle(/^\(1\) /)
  await expect(other).toHaveTitle(/^\(1\) /)
  await expect(reminders(other).bell).toHaveAccessibleName('Hatırlatmalar, 1 okunmamış')
  await row('Berk').getByRole('button', { name: 'Berk: okundu olarak işaretle' }).click()
  await expect(bell).toHaveAccessibleName('Hatırlatmalar')
  await expect(bell.locator('span')).toHaveCount(0)
  await expect(page).toHaveTitle('Stok Sayımı · Klinik Portalı')
  await page.reload()
  await open()
  await expect(bell).toHaveAccessibleName('Hatırlatmalar')
  await row('Can').getByRole('button', { name: 'Can: okunmadı olarak işaretle' }).dblclick()
  await expect(bell).toHaveAccessibleName('Hatırlatmalar')
  await row('Can').getByRole('button', { name: 'Can: okunmadı olarak işaretle' }).click()
  await expect(bell).toHaveAccessibleName('Hatırlatmalar, 1 okunmamış')
})

test('a removed reminder stays removed unless it is undone; the focus stays in the list', { tag: '@firefox' }, async ({
  page,
}) => {
  await listOnly(page, [{ patient: 'Ada' }, { patient: 'Berk' }, { patient: 'Can' }])
  await page.goto('/tr/stok-sayimi')
  const { open, list, rows, row } = reminders(page)
  await open()
  await row('Berk').getByRole('button', { name: 'Berk: listeden kaldır' }).press('Enter')
  await expect(rows).toHaveCount(2)
  await expect(row('Can')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Hatırlatma listeden kaldırıldı' })).toHaveCount(1)
  await row('Can').getByRole('button', { name: 'Can: listeden kaldır' }).press('Enter')
  await expect(row('Ada')).toBeFocused()
  await list.getByRole('button', { name: 'Geri al' }).press('Enter')
  await expect(row('Can')).toBeVisible()
  await list.getByRole('button', { name: 'Geri al' }).press('Enter')
  await expect(rows).toHaveCount(3)
  await expect(list.getByRole('button', { name: 'Geri al' })).toHaveCount(0)
  await expect(rows.and(page.locator(':focus'))).toHaveCount(1)
  await row('Berk').getByRole('button', { name: 'Berk: listeden kaldır' }).click()
  await page.reload()
  await open()
  await expect(rows).toHaveCount(2)
  await expect(row('Berk')).toHaveCount(0)
  for (const name of ['Ada', 'Can'])
    await row(name)
      .getByRole('button', { name: /listeden kaldır/ })
      .press('Enter')
  await expect(list.getByText('Hatırlatma yok')).toBeVisible()
  expect(await list.evaluate((panel) => panel.contains(document.activeElement))).toBe(true)
})

test('a snoozed reminder can be restored at once', async ({ page }) => {
  await listOnly(page, [{ patient: 'Ada' }, { patient: 'Berk' }])
  await page.goto('/tr/stok-sayimi')
  const { open, list, rows, row } = reminders(page)
  await open()
  for (const name of ['Ada', 'Berk']) {
    await row(name)
      .getByRole('button', { name: `${name}: sonra hatırlat` })
      .click()
    await page.getByRole('menuitem', { name: 'Yarın sabah' }).click()
  }
  await expect(rows).toHaveCount(0)
  await list.getByRole('button', { name: 'Şimdi göster' }).click()
  await expect(rows).toHaveCount(2)
})

test('a name is truncated after 100 and a note after 50 graphemes; one click shows the full text (F-E07)', async ({
  page,
}) => {
  await listOnly(page, [{ patient: FAMILY.repeat(200), note: `${'Ş'.repeat(49)}${FAMILY}son` }, { patient: 'Kısa' }])
  await page.goto('/tr/stok-sayimi')
  const { open, rows, row } = reminders(page)
  await open()
  const long = rows.first()
  await expect(long.getByText(`${FAMILY.repeat(100)}…`, { exact: true })).toBeVisible()
  await expect(long.getByText(`${'Ş'.repeat(49)}${FAMILY}…`, { exact: true })).toBeVisible()
  const whole = long.getByRole('button', { name: 'Tamamını göster' })
  await whole.press('Enter')
  await expect(long.getByText(FAMILY.repeat(200), { exact: true })).toBeVisible()
  await expect(long.getByText(`${'Ş'.repeat(49)}${FAMILY}son`, { exact: true })).toBeVisible()
  await long.getByRole('button', { name: 'Daha az göster' }).press('Enter')
  await expect(long.getByText(`${FAMILY.repeat(100)}…`, { exact: true })).toBeVisible()
  await expect(row('Kısa').getByRole('button', { name: 'Tamamını göster' })).toHaveCount(0)
})

test('a click on a reminder without a patient marks it as read; the note of a locked patient is not shown', async ({
  page,
}) => {
  await listOnly(page, [
    { patient: null, note: 'Stok sayımı' },
    { patient: 'Kilitli Kişi', locked: true, note: 'Gizli' },
  ])
  await page.goto('/tr/stok-sayimi')
  const { open, row, bell } = reminders(page)
  await open()
  const withoutPatient = row('Hasta belirtilmemiş')
  await expect(withoutPatient).toContainText('Stok sayımı')
  const text = withoutPatient.getByRole('button', { name: /Stok sayımı.*Seçilince okundu sayılır/ })
  await text.click()
  await expect(bell).toHaveAccessibleName('Hatırlatmalar, 1 okunmamış')
  await expect(withoutPatient.getByRole('button', { name: /Stok sayımı/ })).toBeFocused()
  await withoutPatient.getByRole('button', { name: /okunmadı olarak işaretle/ }).click()
  await withoutPatient.getByRole('button', { name: /Stok sayımı/ }).press('Enter')
  await expect(bell).toHaveAccessibleName('Hatırlatmalar, 1 okunmamış')
  await expect(page).toHaveURL('/tr/stok-sayimi')
  await expect(row('Kilitli Kişi').getByRole('img', { name: 'Kilitli hasta' })).toBeVisible()
  await expect(page.getByText('Gizli')).toHaveCount(0)
})

test('with 5 000 reminders the document stays small, and End reaches the last one (F-E11)', async ({ page }) => {
  await listOnly(
    page,
    Array.from({ length: 5_000 }, (_, n) => ({
      patient: `Hasta ${n + 1}`,
      remind_at: new Date(Date.UTC(2026, 0, 1) + n * 3_600_000).toISOString(),
    })),
  )
  await page.goto('/tr/stok-sayimi')
  const { open, bell, rows, list, row } = reminders(page)
  await expect(bell).toHaveAccessibleName('Hatırlatmalar, 5.000 okunmamış')
  await open()
  await expect(rows.first()).toBeFocused()
  expect(await rows.count()).toBeLessThan(60)
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(550)
  await page.keyboard.press('End')
  await expect(row('Hasta 5000')).toBeFocused()
  await expect(row('Hasta 5000')).toBeInViewport()
  await expect(row('Hasta 5000')).toHaveAttribute('aria-posinset', '5000')
  expect(await rows.count()).toBeLessThan(60)
})

test('an empty list shows a message, and a list that cannot be loaded can be retried', async ({ page, allow }) => {
  allow({ console: /Failed to load resource/ })
  await page.route(REMINDERS, (route) => route.fulfill({ status: 400, json: { message: 'no' } }))
  await page.goto('/tr/stok-sayimi')
  const { open, bell, list } = reminders(page)
  await open()
  await expect(list.getByRole('alert')).toContainText('Hatırlatmalar yüklenemedi')
  await expect(bell.locator('span')).toHaveCount(0)
  await page.unroute(REMINDERS)
  await page.route(REMINDERS, (route) => route.fulfill({ json: answerWith([]) }))
  await list.getByRole('button', { name: 'Yeniden dene' }).click()
  await expect(list.getByText('Hatırlatma yok')).toBeVisible()
})

test('only ids, states and times are stored on the device, and signing out deletes them', async ({ page }) => {
  await listOnly(page, [{ patient: 'Ada Gizli', note: 'Çok gizli' }])
  await page.goto('/tr/stok-sayimi')
  const { open, row } = reminders(page)
  await open()
  await row('Ada Gizli')
    .getByRole('button', { name: /okundu olarak işaretle/ })
    .click()
  const stored = () =>
    page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('portal.reminders')))
  const [[key, value] = ['', '']] = await stored()
  expect(key).toMatch(/^portal\.reminders\.[0-9a-f-]{36}$/)
  expect(Object.keys(JSON.parse(value) as object)).toEqual([noteId(1)])
  expect(value).not.toMatch(/gizli/i)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Kullanıcı menüsü' }).click()
  await page.getByRole('menuitem', { name: 'Çıkış yap' }).click()
  await expect(page).toHaveURL(/giris-yap/)
  await expect(page).toHaveTitle(/^[^(]/)
  expect(await stored()).toEqual([])
})

test('by keyboard the bell opens at the first reminder, arrows move between reminders, Tab between their actions', async ({
  page,
}) => {
  await listOnly(page, [{ patient: 'Ada' }, { patient: 'Berk' }, { patient: 'Can' }])
  await page.goto('/tr/stok-sayimi')
  const { bell, row, list } = reminders(page)
  await bell.press('Enter')
  await expect(row('Ada')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(row('Berk')).toBeFocused()
  for (const name of [
    'Berk: okundu olarak işaretle',
    /Berk Kontrol/,
    'Berk: sonra hatırlat',
    'Berk: listeden kaldır',
  ]) {
    await page.keyboard.press('Tab')
    await expect(row('Berk').getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('End')
  await expect(row('Can')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(row('Ada')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(bell).toBeFocused()
})
