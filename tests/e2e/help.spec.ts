import { helpDrawer, listMany } from '../support/help'
import { overflow } from '../support/shell'
import { expect, test } from '../support/test'

const LIST = '/api/v1/tickets/companies/help_contents/list'
const CALENDAR_CATEGORY = '8a3b1f5c-2d8e-4e0f-9c61-3c7f5a1b0d42'

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page, 'doctor')
})

test('the keyboard opens the list and an article, returns to its entry, and closes the drawer', {
  tag: '@firefox',
}, async ({ page }) => {
  await page.goto('/tr/takvim')
  const { drawer, button, search, entry, heading, back, entries } = helpDrawer(page)
  await button.press('Enter')
  await expect(entries).toHaveCount(6)
  expect((await drawer.boundingBox())?.width).toBeCloseTo(550, 0)
  await expect(drawer).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(drawer.getByRole('button', { name: 'Kapat' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(search).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(entry('Takvimi kullanma')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(entry('Online randevu süreleri')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading('Online randevu süreleri')).toBeFocused()
  await expect(drawer.getByText('Online randevular, kliniğin belirlediği süreyle açılır.')).toBeVisible()
  await expect(entries.first()).toBeHidden()
  await back.press('Enter')
  await expect(entry('Online randevu süreleri')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(button).toBeFocused()
})

test('the articles of the calendar are requested once, featured ones first', async ({ page, sandbox }) => {
  await page.goto('/tr/takvim')
  const { open, drawer, entries, featured, entry, back, heading } = helpDrawer(page)
  await open()
  await expect(entries).toHaveText([
    /^Takvimi kullanma/,
    /^Online randevu/,
    /^Randevunun/,
    /iptali/,
    /^Çalışma/,
    /^Günlük/,
  ])
  await expect(featured.getByRole('listitem')).toHaveCount(2)
  await expect(drawer.getByRole('status').filter({ hasText: '6 makale' })).toBeVisible()
  await entry('Çalışma saatleri').click()
  await expect(heading('İzin günleri')).toBeVisible()
  await back.click()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await open()
  await expect(entries).toHaveCount(6)
  const requested = (await sandbox.requests()).filter(({ path }) => path === LIST)
  const query = { lang_id: 'TR', category_id: CALENDAR_CATEGORY, page: 1, limit: 20 }
  expect(requested.map(({ body }) => body)).toHaveLength(2)
  expect(requested.map(({ body }) => body)).toEqual(
    expect.arrayContaining([
      { ...query, is_featured: null },
      { ...query, is_featured: true },
    ]),
  )
})

test('the search folds Turkish letters, announces the number of results, and shows a hint without a match', async ({
  page,
}) => {
  await page.goto('/tr/takvim')
  const { open, drawer, search, entries, entry, heading, back } = helpDrawer(page)
  await open()
  await search.fill('CALISMA')
  await expect(entries).toHaveText([/^Çalışma saatleri/])
  await expect(drawer.getByText('1 sonuç', { exact: true })).toBeVisible()
  await entry('Çalışma saatleri').click()
  await expect(heading('Çalışma saatleri ve izin günleri')).toBeFocused()
  await back.click()
  await expect(search).toHaveValue('CALISMA')
  await search.fill('zzz')
  await expect(drawer.getByText('"zzz" hiçbir başlıkta geçmiyor')).toBeVisible()
  await expect(drawer.getByText('Başka bir kelime deneyebilirsiniz.')).toBeVisible()
  await search.fill('')
  await expect(entries).toHaveCount(6)
})

test('a language change in another tab keeps the open article', async ({ page, context }) => {
  await page.goto('/tr/takvim')
  const { open, entry } = helpDrawer(page)
  await open()
  await entry('Randevu iptali').click()
  await expect(page.getByRole('cell', { name: 'Gelmedi' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/tr/ayarlar')
  await other.getByRole('button', { name: 'Dil', exact: true }).click()
  await other.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(page).toHaveURL('/en/calendar')
  const english = helpDrawer(page, 'en')
  await expect(english.heading('Cancellations and no-shows')).toBeVisible()
  await expect(page.getByRole('cell', { name: 'No-show', exact: true })).toBeVisible()
  await english.back.click()
  await expect(english.entry('Cancellations')).toBeFocused()
})

test('a link in an article opens its screen and closes the drawer', async ({ page }) => {
  await page.goto('/tr/takvim')
  const { open, drawer, entry } = helpDrawer(page)
  await open()
  await entry('Online randevu süreleri').click()
  await drawer.getByRole('link', { name: 'destek talebi' }).click()
  await expect(page).toHaveURL('/tr/destek')
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
})

test('a ticket can be written from the list and from an article', { tag: '@firefox' }, async ({ page }) => {
  await page.goto('/tr/takvim')
  const { open, drawer, entry, heading, writeTicket, ticket } = helpDrawer(page)
  await open()
  await writeTicket.click()
  await expect(ticket).toBeVisible()
  await expect(drawer).toBeHidden()
  await ticket.getByRole('button', { name: 'Kapat', exact: true }).click()
  await expect(ticket).toBeHidden()
  await open()
  await entry('Günlük listeyi yazdırma').click()
  await expect(heading('Günlük listeyi yazdırma')).toBeFocused()
  await writeTicket.click()
  await expect(ticket).toBeVisible()
})

test('a screen without articles of its own opens the ticket form instead (F-H16)', async ({ page }) => {
  await page.goto('/tr/ayarlar')
  const { button, drawer, ticket } = helpDrawer(page)
  await button.click()
  await expect(ticket).toBeVisible()
  await expect(drawer).toBeHidden()
})

for (const width of [360, 1440]) {
  test(`titles of 300 characters do not overflow, and are complete above the article: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    const title = `${'Uzun başlık '.repeat(20)}${'a'.repeat(60)}`
    await page.route(`**${LIST}`, (route) =>
      route.fulfill({ json: { contents: [{ uuid: CALENDAR_CATEGORY, title, subtitle: title }] } }),
    )
    await page.route('**/help_contents/content', (route) =>
      route.fulfill({ json: { content: { uuid: CALENDAR_CATEGORY, title, help_content: 'Metin' } } }),
    )
    await page.goto('/tr/takvim')
    const { open, drawer, entries, heading } = helpDrawer(page)
    await open()
    expect((await entries.boundingBox())?.height).toBeLessThan(120)
    expect(await overflow(page)).toBe(0)
    await entries.click()
    await expect(heading(title)).toBeFocused()
    expect(await drawer.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await expect(drawer.getByText('Metin')).toBeVisible()
  })
}

test('more articles are loaded page by page, and the first new one gets the focus', async ({ page }) => {
  await listMany(page, 45, { featured: 2 })
  await page.goto('/tr/takvim')
  const { open, drawer, entries, entry, more } = helpDrawer(page)
  await open()
  await expect(drawer.getByText('İlk 20 makale')).toBeVisible()
  await more.press('Enter')
  await expect(entries).toHaveCount(40)
  await expect(entry('Yazı 21')).toBeFocused()
  await more.press('Enter')
  await expect(entries).toHaveCount(45)
  await expect(entry('Yazı 41')).toBeFocused()
  await expect(more).toBeHidden()
  await expect(drawer.getByText('45 makale', { exact: true })).toBeVisible()
})
