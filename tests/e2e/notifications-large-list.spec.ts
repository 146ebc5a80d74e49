import { waitForLiveConnections } from '../support/live-connection'
import { mockList, notificationOf, notificationsDrawer, today } from '../support/notifications'
import { expect, test } from '../support/test'

const COUNT = 10_000
const BATCH_SIZE = 100

const many = Array.from({ length: COUNT }, (_, n) =>
  notificationOf(n + 1, {
    message: 'Hasta randevusunu erkene almak istiyor. '.repeat(1 + (n % 7)),
    appointment_start: new Date(Date.parse(`${today()}T08:00:00+03:00`) + n * 1_000).toISOString(),
  }),
)

test('with ten thousand entries the document stays small, Home and End reach both ends, and the focus stays after a removal', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'doctor')
  await page.goto('/tr/stok-sayimi')
  await mockList(page, many)
  await page.route('**/notifications/delete', (route) => route.fulfill({ json: {} }))
  const { open, drawer, entries, entry } = notificationsDrawer(page)
  await open()
  await expect(drawer.getByText('10.000 bildirim', { exact: true })).toBeVisible()
  await expect(entries.first()).toHaveAttribute('aria-setsize', '10000')
  expect(await entries.count()).toBeLessThan(40)

  await entries.first().focus()
  await page.keyboard.press('End')
  await expect(entry('Hasta 10000')).toBeFocused()
  await expect(entry('Hasta 10000')).toBeInViewport({ ratio: 0.9 })
  expect(await entries.count()).toBeLessThan(40)
  await page.keyboard.press('ArrowUp')
  await expect(entry('Hasta 9999')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.unroute('**/api/v2/appointments/notifications')
  await mockList(
    page,
    many.filter(({ patient_name }) => patient_name !== 'Hasta 9999'),
  )
  await page.keyboard.press('Enter')
  await expect(entry('Hasta 10000')).toBeFocused()
  await expect(drawer.getByText('9.999 bildirim', { exact: true })).toBeVisible()
  await page.keyboard.press('Home')
  await expect(entry('Hasta 1')).toBeFocused()
  await expect(entry('Hasta 1')).toBeInViewport({ ratio: 0.9 })
})

test('ten thousand entries scroll without gaps, and only a few are in the document (F-A20)', async ({
  page,
  signIn,
}) => {
  await mockList(page, many)
  await signIn(page, 'doctor')
  await page.goto('/tr')
  await expect(page.getByRole('listitem').getByText('Hasta 1', { exact: true })).toBeVisible()
  const { open, entries, drawer } = notificationsDrawer(page)
  await open()
  await entries.first().hover()
  const lowest = () => entries.last().getAttribute('aria-posinset')
  for (let step = 0; step < 30; step += 1) await page.mouse.wheel(0, 300)
  await expect.poll(async () => Number(await lowest())).toBeGreaterThan(40)
  expect(await drawer.locator('*').count()).toBeLessThan(1_000)

  const gaps = await entries.evaluateAll((rows) => {
    const boxes = rows.map((row) => row.getBoundingClientRect()).sort((a, b) => a.top - b.top)
    return boxes.slice(1).map((box, at) => Math.round(box.top - (boxes[at]?.bottom ?? 0)))
  })
  expect(gaps.slice(1).every((gap) => Math.abs(gap) <= 1)).toBe(true)
})

test('a message of 5000 characters and a word of 400 wrap at 320 pixels; a right-to-left text has its own direction (F-F16, F-M14, F-P13)', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signIn(page, 'doctor')
  await page.goto('/tr/stok-sayimi')
  await mockList(page, [
    notificationOf(1, { message: 'Uzun bir ileti. '.repeat(313).slice(0, 5_000) }),
    notificationOf(2, { message: 'ğ'.repeat(400), patient_name: 'Ş'.repeat(300) }),
    notificationOf(3, { message: 'مرحبا بك في العيادة', priority: 7 }),
  ])
  const { open, drawer, entries } = notificationsDrawer(page)
  await open()
  const narrow = async () => {
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
  await narrow()
  await page.keyboard.press('ArrowDown')
  await expect(entries.filter({ hasText: 'ŞŞŞ' })).toBeInViewport()
  await narrow()
  await page.keyboard.press('End')
  const last = entries.last()
  await expect(last.getByText('Diğer öncelik')).toBeVisible()
  const direction = await last.getByText('مرحبا').evaluate((text) => getComputedStyle(text).direction)
  expect(direction).toBe('rtl')
  await narrow()
})

test('an invalid colour of the platform is ignored, and text on a valid one has enough contrast', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'doctor')
  await page.goto('/tr/stok-sayimi')
  await mockList(page, [
    notificationOf(1, { background_color: '#FFF' }),
    notificationOf(2, { background_color: 'red;background:url(//x)' }),
    notificationOf(3, { background_color: '#1e3a8a' }),
  ])
  const { open, entries } = notificationsDrawer(page)
  await open()
  const style = (n: number) =>
    entries
      .nth(n)
      .getByText('Kontrol')
      .evaluate((kind) => {
        const { backgroundColor, color } = getComputedStyle(kind)
        return [kind.getAttribute('style') ?? '', backgroundColor, color]
      })
  expect((await style(0)).slice(1)).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
  expect((await style(1))[0]).toBe('')
  expect((await style(2)).slice(1)).toEqual(['rgb(30, 58, 138)', 'rgb(255, 255, 255)'])
})

test('ten thousand live events cause few requests, and no entry is lost', async ({ page, signIn, sandbox }) => {
  test.slow()
  await signIn(page, 'doctor')
  await page.goto('/tr')
  await waitForLiveConnections(sandbox)
  let requested = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/appointments/notifications')) requested += 1
  })
  const events = Array.from({ length: COUNT }, (_, n) => notificationOf(n + 1))
  for (let at = 0; at < COUNT; at += BATCH_SIZE) {
    await Promise.all(
      events.slice(at, at + BATCH_SIZE).map((event) => sandbox.emit('appointments:notification_created', event)),
    )
  }
  await expect(page.getByText('9.997 bildirim daha')).toBeVisible()
  expect(requested).toBeLessThan(80)
})
