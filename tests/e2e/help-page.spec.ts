import { USING_THE_CALENDAR, helpDrawer, helpPage, PLAIN_WORDS, WITH_VIDEO } from '../support/help'
import { overflow } from '../support/shell'
import { expect, test } from '../support/test'

const CANCELLED = '3b9d5cb2-7e20-4e50-a177-bf214d8c9e53'

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page, 'doctor')
})

test('all articles are listed in pages, and the open one is in the URL for Back and Forward', async ({ page }) => {
  await page.goto('/tr')
  await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Destek' }).click()
  const { entries, entry, more, heading, path, main } = helpPage(page)
  await expect(entries).toHaveCount(20)
  await expect(page).toHaveTitle(/Destek · Klinik Portalı$/)
  await more.press('Enter')
  await expect(entries).toHaveCount(29)
  await entry('Randevu iptali').click()
  await expect(page).toHaveURL(path(CANCELLED))
  await expect(heading('Randevu iptali ve gelmeyen hasta')).toBeFocused()
  await expect(page.getByRole('cell', { name: 'Gelmedi' })).toBeVisible()
  await expect(entry('Randevu iptali')).toHaveAttribute('aria-current', 'true')
  await expect(page).toHaveTitle(/Destek · Klinik Portalı$/)
  await page.goBack()
  await expect(page).toHaveURL(path())
  await expect(main.getByText('Okumak için bir makale seçin')).toBeVisible()
  await expect(entry('Randevu iptali')).toBeFocused()
  await expect(entries).toHaveCount(29)
  await page.goForward()
  await expect(heading('Randevu iptali ve gelmeyen hasta')).toBeFocused()
})

test('a link to an article opens it, and a language change keeps it', async ({ page, sandbox }) => {
  const { heading, path, entries } = helpPage(page)
  await page.goto(path(USING_THE_CALENDAR.toUpperCase()))
  await expect(heading('Takvimi kullanma')).toBeVisible()
  await expect(heading('Sık sorulanlar')).toBeVisible()
  await expect(entries).toHaveCount(20)
  await page.getByRole('button', { name: 'Dil', exact: true }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  const english = helpPage(page, 'en')
  await expect(page).toHaveURL(english.path(USING_THE_CALENDAR.toUpperCase()))
  await expect(english.heading('Using the calendar')).toBeVisible()
  await expect(english.heading('Frequently asked questions')).toBeVisible()
  await expect(english.entry('Finding a patient')).toBeVisible()
  const requested = (await sandbox.requests()).filter(({ path: asks }) => asks.endsWith('/help_contents/content'))
  expect(requested.map(({ body }) => body)).toEqual([
    { uuid: USING_THE_CALENDAR, lang_id: 'TR' },
    { uuid: USING_THE_CALENDAR, lang_id: 'EN' },
  ])
})

test('after a required sign-in the article is shown', async ({ page, context }) => {
  await context.clearCookies()
  const { path } = helpPage(page)
  await page.goto(path(USING_THE_CALENDAR))
  await expect(page).toHaveURL(`/tr/giris-yap?next=${encodeURIComponent(path(USING_THE_CALENDAR))}`)
})

test('plain text keeps its paragraphs; a video loads after a click', async ({ page }) => {
  const { path, article } = helpPage(page)
  await page.goto(path(PLAIN_WORDS))
  await expect(article.getByText('Görüntülü görüşme için kamera ve mikrofon izni gerekir.')).toBeVisible()
  await expect(article.getByRole('paragraph')).toHaveCount(4)
  await page.goto(path(WITH_VIDEO))
  await expect(article.getByRole('button', { name: /YouTube/ })).toBeVisible()
  await expect(article.locator('iframe')).toHaveCount(0)
  await article.getByRole('link', { name: 'hasta arama' }).click()
  await expect(page).toHaveURL(path('7fd190f6-b264-4294-a5bb-f36581c0d297'))
  await expect(page.getByRole('heading', { name: 'Hasta arama' })).toBeFocused()
})

test('page, article and tickets of the session form one outline, and a new ticket can be written', async ({ page }) => {
  const { path, article, main } = helpPage(page)
  await page.goto(path(USING_THE_CALENDAR))
  await expect(article.getByRole('heading', { level: 3, name: 'Gün ve hafta', exact: true })).toBeVisible()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(['Destek'])
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Yardım makaleleri',
    'Takvimi kullanma',
    'Bu oturumdaki talepler',
  ])
  const tickets = page.getByRole('region', { name: 'Bu oturumdaki talepler' })
  await tickets.getByRole('button', { name: 'Destek talebi oluştur' }).click()
  const { ticket } = helpDrawer(page)
  await expect(ticket).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(ticket).toBeHidden()
  await expect(tickets.getByRole('button', { name: 'Destek talebi oluştur' })).toBeFocused()
})

test('list and article are side by side on wide screens, and one at a time on narrow ones', async ({ page }) => {
  const { path, list, article, entry, heading, back, search } = helpPage(page)
  await page.goto(path(CANCELLED))
  await expect(heading('Randevu iptali ve gelmeyen hasta')).toBeVisible()
  const adjacent = [await list.boundingBox(), await article.boundingBox()]
  expect((adjacent[0]?.x ?? 0) + (adjacent[0]?.width ?? 0)).toBeLessThan(adjacent[1]?.x ?? 0)
  await expect(back).toBeHidden()
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 780 })
    await expect(list).toBeHidden()
    expect(await overflow(page)).toBe(0)
  }
  await back.click()
  await expect(article).toBeHidden()
  await expect(entry('Randevu iptali')).toBeFocused()
  expect(await overflow(page)).toBe(0)
  await search.fill('goruntulu')
  await entry('Görüntülü görüşme').click()
  await expect(heading('Görüntülü görüşme')).toBeFocused()
  await page.goBack()
  await expect(search).toHaveValue('goruntulu')
  await expect(entry('Görüntülü görüşme')).toBeFocused()
})
