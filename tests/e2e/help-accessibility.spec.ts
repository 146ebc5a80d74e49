import { expectAccessibleAtEveryWidth } from '../support/accessibility'
import { USING_THE_CALENDAR, HELP_LIST, helpDrawer, helpPage, listMany, WITH_VIDEO } from '../support/help'
import { FAILED } from '../support/notifications'
import { expect, test } from '../support/test'

const CALENDAR = { tr: '/tr/takvim', en: '/en/calendar' }
/** The only calendar article in both languages that has a table. */
const CANCELLED = { tr: 'Randevu iptali', en: 'Cancellations' }

test.beforeEach(async ({ page, signIn, allow }) => {
  allow(FAILED)
  await signIn(page, 'doctor')
})

for (const language of ['tr', 'en'] as const) {
  test(`drawer and page are accessible: ${language}`, async ({ page }) => {
    test.slow()
    await page.goto(CALENDAR[language])
    const { open, entries, entry, search, back, drawer, texts } = helpDrawer(page, language)
    await open()
    await expect(entries).toHaveCount(6)
    await expectAccessibleAtEveryWidth(page)
    await entry(CANCELLED[language]).click()
    await expect(drawer.getByRole('table')).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await back.click()
    await search.fill('zzz')
    await expect(drawer.getByText(texts.noMatchText)).toBeVisible()
    await expectAccessibleAtEveryWidth(page)

    const { path, entries: onPage, heading } = helpPage(page, language)
    await page.goto(path())
    await expect(onPage).toHaveCount(20)
    await expectAccessibleAtEveryWidth(page)
    for (const article of [USING_THE_CALENDAR, WITH_VIDEO]) {
      await page.goto(path(article))
      await expect(page.getByRole('article')).toContainText(/./)
      await expect(page.getByRole('article').getByRole('status')).toHaveCount(0)
      await expectAccessibleAtEveryWidth(page)
    }
    await expect(heading(language === 'tr' ? 'Portala ilk bakış' : 'A first look at the portal')).toBeVisible()
  })

  test(`error, empty and loading states are accessible: ${language}`, async ({ page }) => {
    test.slow()
    const expectAccessibleOnPhone = () => expectAccessibleAtEveryWidth(page, [390])
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(CALENDAR[language])
    const { open, drawer, texts, entries, more } = helpDrawer(page, language)
    await page.route(HELP_LIST, (route) => route.fulfill({ status: 400, json: {} }))
    await open()
    await expect(drawer.getByText(texts.error)).toBeVisible()
    await expectAccessibleOnPhone()

    await page.unroute(HELP_LIST)
    await page.route(HELP_LIST, (route) => route.fulfill({ json: { contents: [] } }))
    await page.reload()
    await open()
    await expect(drawer.getByText(texts.none)).toBeVisible()
    await expectAccessibleOnPhone()

    await page.unroute(HELP_LIST)
    await listMany(page, 25)
    await page.reload()
    await open()
    await expect(entries).toHaveCount(20)
    await page.unroute(HELP_LIST)
    await page.route(HELP_LIST, (route) => route.fulfill({ status: 400, json: {} }))
    await more.click()
    await expect(drawer.getByText(texts.moreError)).toBeVisible()
    await expectAccessibleOnPhone()

    // Never answered.
    await page.route(HELP_LIST, () => {})
    await page.reload()
    await open()
    await expect(drawer.getByRole('status').first()).toBeAttached()
    await expectAccessibleOnPhone()
  })
}
