import type { Page } from '@playwright/test'
import { boxOf } from '../support/e2e/layout-assertions'
import { waitForLiveConnections } from '../support/e2e/live-connection'
import { listOnly, REMINDERS, remindersResponse } from '../support/e2e/reminders'
import { twoFrames } from '../support/e2e/settled'
import { expect, test } from '../support/e2e/test'

const PATH = '/tr/hasta-islemleri'

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page, 'doctor')
})

const MANY = Array.from({ length: 300 }, (_, n) => ({
  patient: `Hasta ${Math.floor(n / 3) + 1}`,
  note: `Not ${n + 1}`,
  remind_at: new Date(Date.UTC(2030, 0, 1) + n * 3_600_000).toISOString(),
}))

function worklist(page: Page) {
  const main = page.getByRole('main')
  const rows = main.locator('li[data-key]')
  return {
    main,
    rows,
    row: (text: string) => rows.filter({ has: page.getByText(text, { exact: true }) }),
  }
}

/** Expects that the page shows the worklist with the reminders `MANY`. */
async function expectKeyboard(page: Page): Promise<void> {
  const { rows, row, main } = worklist(page)
  await expect(row('Not 1')).toBeVisible()
  await page.keyboard.press('j')
  await expect(row('Not 1')).toBeFocused()
  await page.keyboard.press('j')
  await expect(row('Not 4')).toBeFocused()
  await page.keyboard.press('k')
  await expect(row('Not 1')).toBeFocused()
  for (let n = 0; n < 15; n += 1) await page.keyboard.press('j')
  await expect(row('Not 46')).toBeFocused()
  await expect(row('Not 46')).toBeInViewport()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog').getByText('Hasta İşlemleri: sonraki hasta')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row('Not 46')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tr\/hasta-takip\//)
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  // The timeline of the follow-up page has the same row.
  await expect(main.getByRole('heading', { level: 1, name: 'Hasta İşlemleri' })).toBeVisible()
  await expect(row('Not 46')).toBeInViewport()
  await expect(row('Not 46')).toBeFocused()
  expect(await rows.count()).toBeLessThan(60)
}

test('the keyboard moves between patients, opens the follow-up page, and returns to the same position (F-P14)', {
  tag: '@firefox-only',
}, async ({ page }) => {
  await listOnly(page, MANY)
  await page.goto(PATH)
  await expectKeyboard(page)
})

test('the keyboard moves between patients, opens the follow-up page, and returns to the same position; a new reminder does not move the visible rows; all rows are printed, one below the other (F-P14, F-O19)', async ({
  page,
  sandbox,
}) => {
  let shown = MANY
  await page.context().route(REMINDERS, (route) => route.fulfill({ json: remindersResponse(shown) }))
  await page.goto(PATH)
  const { rows, row, main } = worklist(page)
  await test.step('the keyboard', () => expectKeyboard(page))
  await waitForLiveConnections(sandbox)
  await page.keyboard.press('Home')
  for (let n = 0; n < 11; n += 1) await page.keyboard.press('j')
  await expect(row('Not 34')).toBeFocused()
  const top = async () => (await boxOf(row('Not 34'))).y
  await twoFrames(page)
  const start = await top()
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 150)
  await expect.poll(top).toBe(start - 150)
  const before = await top()
  shown = [...MANY, { patient: 'Yeni', note: 'Yeni gelen', remind_at: '2020-01-01T09:00:00Z' }]
  await sandbox.addReminder({ created_by: 'Elif' })
  await expect(main.getByRole('heading', { name: /\b301 hatırlatma$/ })).toBeVisible()
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2)
  await expect(row('Not 34')).toBeFocused()
  await test.step('all rows are printed, one below the other (F-O19)', async () => {
    const shown = await rows.count()
    const position = await top()
    const printed = () =>
      page.evaluate(() => {
        dispatchEvent(new Event('beforeprint'))
        const boxes = Array.from(document.querySelectorAll('li[data-key]'), (item) => item.getBoundingClientRect())
        const gaps = boxes.slice(1).map((box, index) => box.top - (boxes[index]?.bottom ?? 0))
        dispatchEvent(new Event('afterprint'))
        return { rows: boxes.length, maxGap: Math.max(...gaps.map(Math.abs)) }
      })
    expect(await printed()).toMatchObject({ rows: 301 })
    await expect(rows).toHaveCount(shown)
    await expect.poll(async () => Math.abs((await top()) - position)).toBeLessThan(2)
    await expect(row('Not 34')).toBeFocused()
    // Emulated last, because emulated paper also scrolls the page, which a real print does not.
    await page.emulateMedia({ media: 'print' })
    expect((await printed()).maxGap).toBeLessThan(1)
    await page.emulateMedia({ media: 'screen' })
  })
  await page.keyboard.press('Home')
  await expect(row('Yeni gelen')).toBeFocused()
})
