import type { Page } from '@playwright/test'
import { followLink, inspectArticle, surroundings } from '../support/e2e/article-inspection'
import { HELP_CONTENT, HELP_LIST } from '../support/e2e/help'
import { listOnly } from '../support/e2e/reminders'
import { type XssSample, XSS_SAMPLES, wordsOf } from '../support/e2e/xss-corpus'
import { expect, test } from '../support/e2e/test'
import { uuid } from '../support/uuid'

const ORDINARY: XssSample = { name: 'an ordinary article', html: '<p>kept-words</p>' }

/** An image of the portal's origin that does not exist. */
const MISSING_IMAGE = { console: /no-such-picture\.png/ }

/** A frame of another site, of a host that looks like a player, and of a player. */
const LINKED_FRAMES = 3

const PER_ARTICLE = 6

/** Puts samples that leave what follows them intact into one article. Their words become different. */
function combine(samples: readonly XssSample[]): XssSample[] {
  const isClosed = ({ html }: XssSample) => html.endsWith('<p>kept-end</p>')
  const closed = samples.filter(isClosed)
  const combined = Array.from({ length: Math.ceil(closed.length / PER_ARTICLE) }, (_, n) => {
    const together = closed.slice(n * PER_ARTICLE, (n + 1) * PER_ARTICLE)
    const marked = together.map(({ html }, index) => html.replaceAll(/\b(kept|gone)-/g, `$1-${'abcdef'[index]}`))
    return { name: together.map(({ name }) => name).join(', '), html: marked.join('\n') }
  })
  return [...combined, ...samples.filter((sample) => !isClosed(sample))]
}

const startOf = (index: number) => `start ${index}`

const NEXT = 'next article'

/** Opens the first article on the help page. Each one has a link to the next one. */
async function openFirst(page: Page, articles: readonly XssSample[]): Promise<void> {
  // Reminders would change the title, and show a toast when they become due.
  await listOnly(page, [])
  await page.route(HELP_LIST, (route) => route.fulfill({ json: { contents: [] } }))
  await page.route(HELP_CONTENT, (route) => {
    const requested = route.request().postDataJSON() as { uuid: string }
    const index = articles.findIndex((_, at) => uuid(at) === requested.uuid)
    const link = `<p><a href="/tr/destek?article=${uuid(index + 1)}">${NEXT}</a></p>`
    const help_content_html = `<p>${startOf(index)}</p>${link}${articles[index]?.html}`
    return route.fulfill({ json: { content: { ...requested, title: articles[index]?.name, help_content_html } } })
  })
  await page.goto(`/tr/destek?article=${uuid(0)}`)
  await expect(page.getByText(startOf(0))).toBeVisible()
}

/** @returns the problems of the open article */
async function inspect(page: Page, { name, html }: XssSample, index: number) {
  const { forbidden, text, videos } = await inspectArticle(page, startOf(index))
  const around = await surroundings(page)
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
  allow(MISSING_IMAGE)
  await signIn(page, 'doctor')
  const received = await recordAttacks(page)
  const groups = Object.entries(XSS_SAMPLES).map(([group, samples]) => [group, combine(samples)] as const)
  await openFirst(page, [ORDINARY, ...groups.flatMap(([, articles]) => articles)])
  const { around: ordinary } = await inspect(page, ORDINARY, 0)
  const loads = await page.evaluate(() => performance.timeOrigin)

  const seen: Awaited<ReturnType<typeof inspect>>[] = []
  let index = 1
  for (const [group, articles] of groups) {
    await test.step(group, async () => {
      for (const sample of articles) {
        await followLink(page, NEXT, startOf(index))
        seen.push(await inspect(page, sample, index++))
      }
    })
  }

  expect(seen.filter(({ faults }) => faults.length > 0).map(({ name, faults }) => ({ name, faults }))).toEqual([])
  for (const { name, around } of seen) expect(around, name).toEqual(ordinary)
  const videos = seen.reduce((sum, article) => sum + article.videos, 0)
  expect(videos, 'links of frames').toBe(LINKED_FRAMES)
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loads)
  expect(received).toEqual([])
  await page.evaluate('hit()')
  expect(received, 'the recorder works').toEqual(['a script ran'])
})
