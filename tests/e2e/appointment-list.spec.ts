import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { appointmentList, PATH } from '../support/e2e/appointment-table'
import { boxOf } from '../support/e2e/layout-assertions'
import { waitForLiveConnections } from '../support/e2e/live-connection'
import { many, mockList, LIST, notificationOf, today } from '../support/e2e/notifications'
import { trackRequests, twoFrames } from '../support/e2e/settled'
import { expect, test } from '../support/e2e/test'
import { uuid } from '../support/uuid'

const FEW_NAMES = ['Çağla Ak', 'Hasta 2', 'Hasta 3', 'Hasta 4']
const FEW = FEW_NAMES.map((patient_name, index) => notificationOf(index + 1, { patient_name }))

/** Expects that the page shows the list of `FEW` and has no pending request. */
async function expectSelectionAndDownload(page: Page): Promise<void> {
  const { main, names, button, box, chosen } = appointmentList(page)
  await box('Çağla Ak').check()
  const besideBox = box('Hasta 3').locator('..')
  await besideBox.click({ position: { x: 4, y: 20 }, modifiers: ['Shift'] })
  await expect(chosen(3)).toBeVisible()
  await expect(box('Hasta 4')).not.toBeChecked()
  await button('Seçimi temizle').click()

  await mockList(page, FEW.slice(0, 1))
  await main.getByRole('searchbox', { name: 'Hasta' }).fill('ak')
  await expect(names).toHaveText(['Çağla Ak'])
  const download = page.waitForEvent('download')
  await button('CSV indir').click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`randevular-${today()}.csv`)
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^\uFEFF"Tarih ve saat";"Hasta";/)
  await expect(page).toHaveURL(PATH)
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.title]),
  )
  expect(stored).not.toMatch(/Çağla|\bak\b/i)
}

test('a range of rows can be selected; the filtered list is downloaded; URL and storage contain no patient', {
  tag: '@firefox-only',
}, async ({ page, signIn, sandbox }) => {
  await signIn(page, 'doctor')
  const settled = trackRequests(page)
  await mockList(page, FEW)
  await page.goto(PATH)
  const { names } = appointmentList(page)
  await expect(names).toHaveText(FEW_NAMES)
  // The live connection requests the whole list again when it opens.
  await waitForLiveConnections(sandbox)
  await settled()
  await expectSelectionAndDownload(page)
})

test('of many rows few are in the document, and End reaches the last one; live changes keep the focused row, the scroll position and the selection; all rows are printed without the page around them; a range of rows can be selected, and the filtered list is downloaded; URL and storage contain no patient (F-O19)', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(page, 'doctor')
  const settled = trackRequests(page)
  let listed = many(200)
  await page.route(LIST, (route) => route.fulfill({ json: { notifications: listed } }))
  await page.goto(PATH)
  const { main, table, row, box, names, chosen, button } = appointmentList(page)
  await expect(names.first()).toBeVisible()
  await waitForLiveConnections(sandbox)
  await box('Hasta 1').check()
  await box('Hasta 3').check()
  await row('Hasta 1').focus()
  await test.step('few rows are in the document, and End reaches the last one', async () => {
    await page.mouse.wheel(0, 200_000)
    await expect(row('Hasta 1')).not.toBeInViewport()
    expect(await table.getByRole('row').count()).toBeLessThan(60)
    await expect(button('Seçimi temizle')).toBeInViewport()
    await page.keyboard.press('End')
    await expect(row('Hasta 200')).toBeFocused()
    await expect(row('Hasta 200')).toBeInViewport()
    await page.keyboard.press('Home')
    await expect(row('Hasta 1')).toBeFocused()
    expect(await table.getByRole('row').count()).toBeLessThan(60)
  })
  for (let step = 0; step < 30; step += 1) await page.keyboard.press('ArrowDown')
  await expect(row('Hasta 31')).toBeFocused()
  const top = async () => (await boxOf(row('Hasta 31'))).y
  await twoFrames(page)
  const before = await top()
  const earlier = notificationOf(900, { appointment_start: `${today()}T07:00:00+03:00` })
  listed = [earlier, ...listed.filter((item) => item.uuid !== uuid(3))]
  const reread = page.waitForResponse(LIST)
  await sandbox.emit('appointments:notification_deleted', { uuid: uuid(3) })
  await reread
  await expect(chosen(1)).toBeVisible()
  await expect(row('Hasta 31')).toBeFocused()
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2)
  await page.keyboard.press('Home')
  await expect(row('Hasta 900')).toBeFocused()
  await expect(box('Hasta 1')).toBeChecked()
  await test.step('all rows are printed without the page around them', async () => {
    await page.evaluate(() => {
      window.print = () => {
        const shown = (element: Element | null) => element?.checkVisibility() ?? false
        window.dispatchEvent(new Event('beforeprint'))
        Object.assign(window, {
          printed: {
            rows: document.querySelectorAll('[data-print-only] tbody tr').length,
            isPageShown: ['main', 'header'].some((tag) => shown(document.querySelector(tag))),
            isSheetShown: shown(document.querySelector('[data-print-only]')),
          },
        })
        window.dispatchEvent(new Event('afterprint'))
      }
    })
    await button('Seçimi temizle').click()
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media })
      // Paper shows no buttons.
      await main.getByRole('button', { name: 'Yazdır', exact: true, includeHidden: true }).dispatchEvent('click')
      await expect
        .poll(() => page.evaluate(() => (window as { printed?: object }).printed))
        .toEqual({ rows: 200, isPageShown: media === 'screen', isSheetShown: media === 'print' })
    }
    await page.emulateMedia({ media: 'screen' })
    await expect(page.locator('[data-print-only]')).toHaveCount(0)
  })
  await test.step('a range of rows can be selected, and the filtered list is downloaded', async () => {
    listed = FEW
    await sandbox.emit('appointments:notification_deleted', { uuid: uuid(200) })
    await expect(names).toHaveText(FEW_NAMES)
    await settled()
    await expectSelectionAndDownload(page)
  })
})
