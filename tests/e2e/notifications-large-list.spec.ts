import { waitForLiveConnections } from '../support/e2e/live-connection'
import { many, mockList, notificationOf, notificationsDrawer, today } from '../support/e2e/notifications'
import { expect, test } from '../support/e2e/test'
import { uuid } from '../support/uuid'

test('ten thousand entries scroll without gaps, and only a few are in the document; Home and End reach both ends; long messages and words wrap at 320 pixels; a right-to-left text has its own direction (F-A20, F-F16, F-M14, F-P13)', async ({
  page,
  signIn,
  sandbox,
}) => {
  const notifications = many(10_000, (n) => ({
    message: 'Hasta randevusunu erkene almak istiyor. '.repeat(1 + (n % 7)),
    appointment_start: new Date(Date.parse(`${today()}T08:00:00+03:00`) + n * 1_000).toISOString(),
  }))
  await mockList(page, notifications)
  await signIn(page, 'doctor')
  await page.goto('/tr/stok-sayimi')
  const { open, drawer, entries, entry } = notificationsDrawer(page)
  await open()
  await expect(drawer.getByText('10.000 bildirim', { exact: true })).toBeVisible()
  await expect(entries.first()).toHaveAttribute('aria-setsize', '10000')

  await test.step('the list scrolls without gaps', async () => {
    await entries.first().hover()
    const lowest = () => entries.last().getAttribute('aria-posinset')
    for (let step = 0; step < 9; step += 1) await page.mouse.wheel(0, 1_000)
    await expect.poll(async () => Number(await lowest())).toBeGreaterThan(40)
    await expect.poll(() => drawer.locator('*').count()).toBeLessThan(1_000)
    const gaps = () =>
      entries.evaluateAll((rows) => {
        const boxes = rows.map((row) => row.getBoundingClientRect()).sort((a, b) => a.top - b.top)
        return boxes.slice(1).map((box, index) => Math.round(box.top - (boxes[index]?.bottom ?? 0)))
      })
    // The rows that have just come into view are measured in a later frame.
    await expect.poll(async () => (await gaps()).slice(1).filter((gap) => Math.abs(gap) > 1)).toEqual([])
  })

  await test.step('Home and End reach both ends', async () => {
    await entries.last().focus()
    await page.keyboard.press('End')
    await expect(entry('Hasta 10000')).toBeFocused()
    await expect(entry('Hasta 10000')).toBeInViewport({ ratio: 0.9 })
    await expect.poll(() => entries.count()).toBeLessThan(40)
    await page.keyboard.press('ArrowUp')
    await expect(entry('Hasta 9999')).toBeFocused()
    await page.keyboard.press('Home')
    await expect(entry('Hasta 1')).toBeFocused()
    await expect(entry('Hasta 1')).toBeInViewport({ ratio: 0.9 })
  })

  await test.step('a message of 5000 characters and a word of 400 wrap at 320 pixels; a right-to-left text has its own direction', async () => {
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await page.setViewportSize({ width: 320, height: 640 })
    await mockList(page, [
      notificationOf(1, { message: 'Uzun bir ileti. '.repeat(313).slice(0, 5_000) }),
      notificationOf(2, { message: 'ğ'.repeat(400), patient_name: 'Ş'.repeat(300) }),
      notificationOf(3, { message: 'مرحبا بك في العيادة', priority: 7 }),
    ])
    await waitForLiveConnections(sandbox)
    await sandbox.emit('appointments:notification_deleted', { uuid: uuid(10_000) })
    await open()
    await expect(entries.first()).toHaveAttribute('aria-setsize', '3')
    const expectNoOverflow = async () => {
      for (const element of [page.locator('html'), drawer]) {
        const { scroll, client } = await element.evaluate(({ scrollWidth, clientWidth }) => ({
          scroll: scrollWidth,
          client: clientWidth,
        }))
        expect(scroll).toBeLessThanOrEqual(client)
      }
      expect(await entries.evaluateAll((rows) => rows.every((row) => row.scrollWidth <= row.clientWidth))).toBe(true)
    }
    await entries.first().focus()
    await expectNoOverflow()
    await page.keyboard.press('ArrowDown')
    await expect(entries.filter({ hasText: 'ŞŞŞ' })).toBeInViewport()
    await expectNoOverflow()
    await page.keyboard.press('End')
    const last = entries.last()
    await expect(last.getByText('Diğer öncelik')).toBeVisible()
    const direction = await last.getByText('مرحبا').evaluate((text) => getComputedStyle(text).direction)
    expect(direction).toBe('rtl')
    await expectNoOverflow()
  })
})
