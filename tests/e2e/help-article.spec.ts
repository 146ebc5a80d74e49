import { expectAccessibleAtEveryWidth } from '../support/e2e/accessibility'
import { HELP_LIST, helpDrawer, mockContent } from '../support/e2e/help'
import { boxOf } from '../support/e2e/layout-assertions'
import { overflow } from '../support/e2e/shell'
import { expect, test } from '../support/e2e/test'
import { uuid } from '../support/uuid'

const YOUTUBE = 'https://www.youtube-nocookie.com'
const TITLE = 'Takvimde randevu oluşturma'
const LONG_TITLE = `${'Uzun başlık '.repeat(20)}${'a'.repeat(60)}`

const wideTable = `<table><caption>Saatler</caption><tr>${'<td>pazartesi sabahı</td>'.repeat(12)}</tr></table>`
const ARTICLE = `
  <h1>Bölüm</h1><p>Metin, <a href="https://example.org/a">başka site</a> ve <a href="/tr/ayarlar">ayarlar</a>.</p>
  <h4>Alt bölüm</h4><p><img src="/favicon.svg" alt="Simge"> <img src="https://example.org/a.png" alt="Takvim resmi"></p>
  <table><caption>Durumlar</caption><tr><th scope="col">Durum</th></tr><tr><td>İptal</td></tr></table>
  <h2>Tablolar</h2>${wideTable}<p>uzun${'kelime'.repeat(60)}</p>
  <details><summary>Daha fazlası</summary><p>Gizli</p></details><pre>satır ${'x'.repeat(200)}</pre>
  <iframe src="https://www.youtube.com/embed/a1B2-c3_D4e?autoplay=1"></iframe><p>Son söz</p>`

test('titles of 300 characters fit; an article has an outline, images, tables, links and a layout that fit its drawer, and a video that is requested after a click (F-H05, F-H08, F-H13)', async ({
  page,
  signIn,
  allow,
}) => {
  const requested: string[] = []
  await page.route(`${YOUTUBE}/**`, (route) => {
    requested.push(route.request().url())
    return route.fulfill({
      contentType: 'text/html',
      body: '<title>player</title><script>try { top.location = "https://evil.example" } catch { document.title = "held" }</script>',
    })
  })
  await signIn(page, 'doctor')
  const contents = [
    { uuid: uuid(1), title: LONG_TITLE, subtitle: LONG_TITLE },
    { uuid: uuid(2), title: TITLE, subtitle: 'Konu' },
  ]
  await page.route(HELP_LIST, (route) => route.fulfill({ json: { contents } }))
  await mockContent(page, { title: LONG_TITLE, help_content: 'Metin' })
  await page.goto('/tr/takvim')
  const { open, drawer, entries, entry, heading, article, back } = helpDrawer(page)
  await open()
  await test.step('a title of 300 characters does not overflow, and is complete above the article', async () => {
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 740 })
      // The layout follows the new width in a later frame.
      await expect.poll(() => overflow(page)).toBe(0)
      await expect.poll(async () => (await boxOf(entry(LONG_TITLE))).height).toBeLessThan(120)
    }
    await entry(LONG_TITLE).click()
    await expect(heading(LONG_TITLE)).toBeFocused()
    await expect(drawer.getByText('Metin')).toBeVisible()
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 740 })
      await expect.poll(() => drawer.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    }
  })
  await back.click()
  await mockContent(page, { title: TITLE, subtitle: 'Konu', help_content_html: ARTICLE })
  await entries.last().click()
  await expect(heading(TITLE)).toBeVisible()
  await test.step('its headings continue the outline of the page', async () => {
    await expect(article.getByRole('heading', { level: 3 })).toHaveText(TITLE)
    await expect(article.getByRole('heading', { level: 4 })).toHaveText(['Bölüm'])
    await expect(article.getByRole('heading', { level: 5 })).toHaveText(['Alt bölüm', 'Tablolar'])
  })
  await test.step('an image of another site is not requested; its alternative text is shown', async () => {
    await expect(article.getByText('Takvim resmi')).toBeVisible()
    await expect(article.getByRole('img', { name: 'Simge' })).toHaveAttribute('loading', 'lazy')
  })
  await test.step('a wide table has a name and scrolls by keyboard; a narrow one is not focusable', async () => {
    const wide = article.getByRole('group', { name: 'Saatler' })
    await wide.focus()
    await expect(wide).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => wide.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
    await expect(article.getByRole('group', { name: 'Durumlar' })).toHaveCount(0)
  })
  await test.step('it is accessible and fits its drawer at every width', async () => {
    await expect(article.getByText('Son söz')).toBeVisible()
    for (const width of [1440, 360]) {
      await expectAccessibleAtEveryWidth(page, [width])
      const tooWide = await article.evaluate((element) => {
        const { right } = element.getBoundingClientRect()
        const isTooWide = (inside: Element) =>
          inside.getBoundingClientRect().right > right + 1 && !inside.closest('table')
        return [...element.querySelectorAll('*')].filter(isTooWide).map(({ outerHTML }) => outerHTML.slice(0, 80))
      })
      expect(tooWide).toEqual([])
    }
  })
  await test.step('a video is requested after a click, and plays in a sandboxed frame', async () => {
    const load = article.getByRole('button', { name: 'Videoyu yükle: YouTube' })
    await expect(load).toHaveAccessibleDescription(/yüklediğinizde tarayıcınız bu siteye bağlanır/)
    expect(requested).toEqual([])

    allow({ origin: YOUTUBE, console: /sandbox|navigat/i })
    await load.click()
    const frame = article.getByTitle(TITLE)
    await expect(frame).toBeFocused()
    await expect.poll(() => requested).toEqual([`${YOUTUBE}/embed/a1B2-c3_D4e`])
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation')
    await expect(frame).toHaveAttribute('allow', 'fullscreen')
    await expect.poll(() => page.frame({ url: requested[0] ?? '' })?.title()).toBe('held')
    expect(await page.frame({ url: requested[0] ?? '' })?.evaluate('document.fullscreenEnabled')).toBe(true)
    await expect(page).toHaveURL('/tr/takvim')
  })
  await test.step('a link to another site opens a new tab and says so', async () => {
    const away = article.getByRole('link', { name: 'başka site (yeni sekmede açılır)' })
    await expect(away).toHaveAttribute('target', '_blank')
    await expect(away).toHaveAttribute('rel', 'noopener noreferrer')
  })
  await test.step('a link to a screen navigates without a page load', async () => {
    const loaded = await page.evaluate(() => performance.timeOrigin)
    await article.getByRole('link', { name: 'ayarlar' }).click()
    await expect(page).toHaveURL('/tr/ayarlar')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded)
  })
})
