import type { Page } from '@playwright/test'
import { inspectArticle, surroundings } from '../support/article-inspection'
import { type XssSample, XSS_SAMPLES, wordsOf } from '../support/xss-corpus'
import { shell } from '../support/shell'
import { expect, test } from '../support/test'

const LIST = '**/api/v1/tickets/companies/help_contents/list'
const CONTENT = '**/api/v1/tickets/companies/help_contents/content'

const ORDINARY: XssSample = { name: 'an ordinary article', html: '<p>kept-words</p>' }

/** An image of the portal's origin that does not exist. */
const MISSING_IMAGE = { console: /no-such-picture\.png/ }

const uuidOf = (index: number) => `00000000-0000-4000-9000-${String(index).padStart(12, '0')}`
const startOf = (index: number) => `start ${index}`

async function openDrawer(page: Page, articles: readonly XssSample[]): Promise<void> {
  const pagination = { page: 1, limit: articles.length, total: articles.length, total_pages: 1 }
  await page.route(LIST, (route) => {
    const { is_featured } = route.request().postDataJSON() as { is_featured: boolean | null }
    const contents = articles.map(({ name }, index) => ({ uuid: uuidOf(index), title: name, subtitle: null }))
    return route.fulfill({ json: { contents: is_featured ? [] : contents, pagination } })
  })
  await page.route(CONTENT, (route) => {
    const { uuid } = route.request().postDataJSON() as { uuid: string }
    const index = articles.findIndex((_, at) => uuidOf(at) === uuid)
    const help_content_html = `<p>${startOf(index)}</p>${articles[index]?.html}`
    return route.fulfill({ json: { content: { uuid, title: articles[index]?.name, help_content_html } } })
  })
  await page.goto('/tr/takvim')
  const { button, texts } = shell(page)
  await button(texts.help).click()
}

/** Opens an article, without real clicks and searches by role, which take most of the time. @returns the problems of the open article */
async function open(page: Page, { name, html }: XssSample, index: number) {
  const drawer = page.locator('dialog[open]')
  await drawer.locator('[data-articles] li > button').nth(index).dispatchEvent('click')
  await drawer.locator('article p', { hasText: new RegExp(`^${startOf(index)}$`) }).waitFor()
  const { forbidden, text, videos } = await inspectArticle(page, startOf(index))
  const around = await surroundings(page)
  await drawer.locator('button', { hasText: 'Tüm makaleler' }).dispatchEvent('click')
  const missing = wordsOf({ name, html }, 'kept').filter((word) => !text.includes(word))
  const left = wordsOf({ name, html }, 'gone').filter((word) => text.includes(word))
  return { name, around, videos, faults: [...forbidden, ...missing.map((word) => `no ${word}`), ...left] }
}

async function recordAttacks(page: Page): Promise<string[]> {
  const received: string[] = []
  await page.exposeFunction('hit', () => void received.push('a script ran'))
  page.on('dialog', (dialog) => {
    received.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', (popup) => void received.push(`window: ${popup.url()}`))
  page.on('frameattached', () => void received.push('a frame'))
  page.on('download', (download) => void received.push(`download: ${download.url()}`))
  return received
}

test('malicious articles run nothing, request nothing and keep their text (F-H01, F-H02, F-H04, F-H07, F-H10)', async ({
  page,
  signIn,
  allow,
}) => {
  test.slow()
  allow(MISSING_IMAGE)
  await signIn(page, 'doctor')
  const received = await recordAttacks(page)
  const attacks = Object.values(XSS_SAMPLES).flat()
  await openDrawer(page, [ORDINARY, ...attacks])
  const { around: ordinary } = await open(page, ORDINARY, 0)
  const loads = await page.evaluate(() => performance.timeOrigin)

  const seen: Awaited<ReturnType<typeof open>>[] = []
  let index = 1
  for (const [group, samples] of Object.entries(XSS_SAMPLES)) {
    await test.step(group, async () => {
      for (const sample of samples) seen.push(await open(page, sample, index++))
    })
  }

  expect(seen.filter(({ faults }) => faults.length > 0).map(({ name, faults }) => ({ name, faults }))).toEqual([])
  for (const { name, around } of seen) expect(around, name).toEqual(ordinary)
  const videos = seen.filter((item) => item.videos > 0).map(({ name }) => name)
  expect(videos).toEqual(attacks.map(({ name }) => name).filter((name) => VIDEOS.includes(name)))
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loads)
  expect(received).toEqual([])
  await page.evaluate('hit()')
  expect(received, 'the recorder works').toEqual(['a script ran'])
})

/** Samples whose video is still linked. */
const VIDEOS = ['a frame of elsewhere', 'a player that is none', 'a player with more than its share']
