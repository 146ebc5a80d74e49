import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/e2e/accessibility'
import { boxOf } from '../support/e2e/layout-assertions'
import { waitForLiveConnections } from '../support/e2e/live-connection'
import { dayAfter, notificationOf, notificationsDrawer, turkishDate } from '../support/e2e/notifications'
import { CHEAP_PAGE, overflow, shell } from '../support/e2e/shell'
import { expect, test } from '../support/e2e/test'
import { uuid } from '../support/uuid'

const NAMES = ['İrem Işık', 'Şule Güneş', 'IĞDIR Çınar']
/** A doctor on the third page of the list. */
const FAR_DOWN = 'Dr. Kadir Uzun Soyadlı 32'

/** 500 doctors, sorted by the portal: the named ones are between the numbered ones. */
const DOCTORS = Array.from({ length: 500 }, (_, n) => ({
  uuid: uuid(n + 1),
  full_name: NAMES[n] ?? `Dr. Kadir Uzun Soyadlı ${n}`,
  branch_name: 'Kardiyoloji',
}))

const bannersOf = (page: Page) => page.getByRole('region', { name: 'Canlı randevu bildirimleri' })

function doctorField(page: Page) {
  const { drawer, open: openDrawer } = notificationsDrawer(page)
  const field = drawer.getByRole('combobox', { name: 'Doktor' })
  /** Until the doctors have loaded, the field is a native select. */
  const open = async () => {
    await openDrawer()
    await expect(field).toHaveValue('Tüm doktorlar')
  }
  const list = drawer.getByRole('listbox', { name: 'Doktor' })
  const option = (name: string) => list.getByRole('option', { name: `${name} · Kardiyoloji`, exact: true })
  const active = () =>
    field.evaluate((input) => {
      const id = input.getAttribute('aria-activedescendant')
      return id === null ? null : (document.getElementById(id)?.textContent ?? null)
    })
  return { drawer, open, field, list, option, active }
}

test('banners are announced, accessible and cover no control; a click opens the drawer at the day and focuses the notification; the notifications drawer is 600 px wide, and as wide as a narrower window; of 500 doctors one is found by scrolling, with keyboard or pointer; the field is accessible, also on a phone', async ({
  page,
  signIn,
  sandbox,
}) => {
  await sandbox.replaceResponse('listDoctors', { body: { lists: DOCTORS } })
  await signIn(page, 'doctor')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(CHEAP_PAGE.tr)
  await waitForLiveConnections(sandbox)
  await test.step('a banner with a long text on a phone', async () => {
    const critical = notificationOf(1, { type: 'critical', message: 'Çok uzun bir haber. '.repeat(20) })
    await sandbox.emit('appointments:notification_created', critical)
    await expect(
      page.getByRole('status').getByText(/^Randevu bildirimi, Yeni, Kritik: Hasta 1\. Çok uzun/),
    ).toBeAttached()
    await expect(async () => {
      const { y, height } = await boxOf(bannersOf(page))
      expect(y + height).toBeLessThanOrEqual((await boxOf(page.getByRole('heading', { level: 1 }))).y)
    }).toPass()
    await expect.poll(() => overflow(page)).toBe(0)
    await expectAccessible(page)
    await bannersOf(page).getByRole('button', { name: 'Kapat: Hasta 1' }).click()
  })
  const { date, entries, entry, patient } = notificationsDrawer(page)
  await test.step('the notification in the drawer', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await sandbox.addNotification({
      patient_name: 'Hasta 9',
      message: 'Yarın geliyor.',
      priority: 2,
      appointment_start: `${dayAfter(1)}T19:00:00+03:00`,
    })
    await bannersOf(page)
      .getByRole('button', { name: /Hasta 9.*Yarın geliyor/ })
      .click()
    await expect(date).toHaveValue(turkishDate(dayAfter(1)))
    await expect(entry('Hasta 9')).toBeInViewport()
    await expect(entry('Hasta 9')).toBeFocused()
    await expect(bannersOf(page)).toBeHidden()
  })
  await test.step('the drawer on a phone, without entries', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await patient.fill('nobody at all')
    await expect(entries).toHaveCount(0)
    await expectAccessible(page)
    await patient.fill('')
    await expect(entry('Hasta 9')).toBeVisible()
  })
  await page.keyboard.press('Escape')
  const { drawer, open, field, list, option, active } = doctorField(page)
  await expect(drawer).toBeHidden()
  for (const width of [599, 1440]) {
    const isWhole = width < 600
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      const openButton = shell(page).button('Randevu Bildirimleri')
      await openButton.click()
      await expect(drawer.getByRole('listitem').first()).toBeVisible()
      // The width of the page without the gutter of the scroll bar.
      const room = await page.evaluate(() => document.body.clientWidth)
      const drawerWidth = isWhole ? room : 600
      await expect.poll(async () => (await boxOf(drawer)).x).toBe(room - drawerWidth)
      expect((await boxOf(drawer)).width).toBeCloseTo(drawerWidth, 0)
      // The gutter has the background of the root element.
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
      await page.keyboard.press('Escape')
      await expect(drawer).toBeHidden()
      await expect(openButton).toBeFocused()
    })
  }
  await open()
  await test.step('the keyboard scrolls the list', async () => {
    await field.focus()
    await page.keyboard.press('ArrowDown')
    await expect(list).toBeVisible()
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('PageDown')
    await expect.poll(active).toBe(`${FAR_DOWN} · Kardiyoloji`)
    await expect(option(FAR_DOWN)).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await expect(drawer, 'Escape closes the list only').toBeVisible()
  })
  await test.step('the pointer chooses after scrolling the list', async () => {
    await field.click()
    await list.hover()
    await page.mouse.wheel(0, 40_000)
    await option('Şule Güneş').click()
    await expect(list).toBeHidden()
    await expect(field).toHaveValue('Şule Güneş · Kardiyoloji')
    await expect(field).toBeFocused()
    await field.click()
    await expect(option('Şule Güneş'), 'the list opens at the choice').toBeInViewport({ ratio: 1 })
    await patient.click()
    await expect(list).toBeHidden()
  })
  await test.step('the open list is accessible', async () => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await field.click()
      await expect(list).toBeInViewport({ ratio: 1 })
      await expectAccessible(page)
      await page.keyboard.press('Escape')
    }
    await field.fill('yok böyle biri')
    await expect(list.getByRole('option')).toHaveText(['Tüm doktorlar'])
    await expect.poll(() => overflow(page)).toBe(0)
  })
})
