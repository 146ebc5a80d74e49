import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../support/accessibility'
import { appointmentList, many, PATH } from '../support/appointment-table'
import { waitForLiveConnections } from '../support/live-connection'
import { mockList, LIST, notificationOf, today, uuidOf } from '../support/notifications'
import { overflow, prefer } from '../support/shell'
import { expect, test } from '../support/test'

test('the list is sorted, filtered and exported; URL and storage contain no patient', { tag: '@firefox' }, async ({
  page,
  signIn,
  browserName,
}) => {
  await signIn(page, 'doctor')
  await mockList(page, [
    notificationOf(1, { patient_name: 'Şule Ak' }),
    notificationOf(2, { patient_name: 'Çağla Ak', message: '=1+1' }),
    notificationOf(3, { patient_name: 'Sude Ak' }),
  ])
  await page.goto(PATH)
  const { main, names, head, button } = appointmentList(page)
  await expect(main.getByText('Kaynak: randevu bildirimleri')).toBeVisible()
  await expect(names).toHaveText(['Şule Ak', 'Çağla Ak', 'Sude Ak'])
  await head('Hasta').getByRole('button', { name: 'Hasta', exact: true }).click()
  await expect(head('Hasta')).toHaveAttribute('aria-sort', 'ascending')
  await expect(names).toHaveText(['Çağla Ak', 'Sude Ak', 'Şule Ak'])

  // The body of a request is not available over BiDi.
  const requested = page.waitForRequest(
    (request) => request.postData()?.includes('"patient_search":"ak"') ?? browserName === 'firefox',
  )
  await main.getByRole('searchbox', { name: 'Hasta' }).fill('ak')
  await requested
  const download = page.waitForEvent('download')
  await button('CSV indir').click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`randevular-${today()}.csv`)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toMatch(/^\uFEFF"Tarih ve saat";"Hasta";/)
  expect(text.split('\r\n')[1]).toContain(`"Çağla Ak";"Dr. Ayşe Yılmaz";"Kontrol";"Orta";"'=1+1`)
  await expect(page).toHaveURL(PATH)
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.title]),
  )
  expect(stored).not.toMatch(/Ak\b/)
})

test('of two thousand rows few are in the document, End reaches the last one, and all can be selected', {
  tag: '@firefox',
}, async ({ page, signIn }) => {
  await signIn(page, 'doctor')
  await mockList(page, many(2_000))
  await page.goto(PATH)
  const { table, row, allBox, chosen, main } = appointmentList(page)
  await expect(table).toHaveAttribute('aria-rowcount', '2001')
  expect(await table.getByRole('row').count()).toBeLessThan(60)
  await row('Hasta 1').focus()
  await page.keyboard.press('End')
  await expect(row('Hasta 2000')).toBeFocused()
  await expect(row('Hasta 2000')).toBeInViewport()
  await page.keyboard.press('Home')
  await expect(row('Hasta 1')).toBeFocused()
  await allBox.check()
  await expect(chosen(2_000)).toBeVisible()
  await page.mouse.wheel(0, 200_000)
  await expect(row('Hasta 1')).not.toBeInViewport()
  expect(await table.getByRole('row').count()).toBeLessThan(60)
  await expect(main.getByRole('button', { name: 'Seçimi temizle' })).toBeInViewport()
})

test('live changes keep the focused row, the scroll position and the selection', async ({ page, signIn, sandbox }) => {
  await signIn(page, 'doctor')
  let listed = many(200)
  await page.route(LIST, (route) => route.fulfill({ json: { notifications: listed } }))
  await page.goto(PATH)
  const { row, box, names, chosen } = appointmentList(page)
  await expect(names.first()).toBeVisible()
  await waitForLiveConnections(sandbox)
  await box('Hasta 1').check()
  await box('Hasta 3').check()
  await row('Hasta 1').focus()
  for (let step = 0; step < 30; step += 1) await page.keyboard.press('ArrowDown')
  await expect(row('Hasta 31')).toBeFocused()
  const top = async () => (await row('Hasta 31').boundingBox())?.y ?? Number.NaN
  const before = await top()
  const earlier = notificationOf(900, { appointment_start: `${today()}T07:00:00+03:00` })
  listed = [earlier, ...listed.filter(({ uuid }) => uuid !== uuidOf(3))]
  const reread = page.waitForResponse(LIST)
  await sandbox.emit('appointments:notification_deleted', { uuid: uuidOf(3) })
  await reread
  await expect(chosen(1)).toBeVisible()
  await expect(row('Hasta 31')).toBeFocused()
  expect(Math.abs((await top()) - before)).toBeLessThan(2)
  await page.keyboard.press('Home')
  await expect(row('Hasta 900')).toBeFocused()
  await expect(box('Hasta 1')).toBeChecked()
})

test('the grouped list with selected rows is accessible and fits on a phone', async ({ page, signIn }) => {
  await signIn(page, 'doctor')
  await prefer(page, { mode: 'dark' })
  await mockList(page, [
    ...many(20),
    notificationOf(30, { type: 'critical', priority: 3, patient_name: 'Ayşegül Karamanoğlu Çelikkanat' }),
    notificationOf(31, { appointment_start: null, patient_name: null, background_color: '#fde68a' }),
  ])
  const { box, chosen, button, dialog, row } = appointmentList(page)
  await page.goto(PATH)
  await button('Gruplama yok').click()
  // By keyboard: on a slow machine Playwright scrolls the page for a click, and then clicks beside the menu.
  await page.getByRole('menuitemradio', { name: 'Saate göre' }).press('Enter')
  await box('Hasta 1').check()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(chosen(1)).toBeVisible()
    // A click may have scrolled the list, and a row half below the sticky bar has too little space for axe.
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page)
    await expect.poll(() => overflow(page)).toBe(0)
  }
  await row('Hasta 2').getByRole('button').click()
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
})
