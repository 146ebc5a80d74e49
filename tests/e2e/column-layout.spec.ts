import { expectAccessible } from '../support/e2e/accessibility'
import { appointmentList, PATH } from '../support/e2e/appointment-table'
import { boxOf } from '../support/e2e/layout-assertions'
import { many, mockList } from '../support/e2e/notifications'
import { overflow } from '../support/e2e/shell'
import { expect, test } from '../support/e2e/test'

test('columns that do not fit scroll sideways beside the patient, without an overflow of the page; columns are moved and resized with the mouse, sorting still works, and a reload keeps both', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'doctor')
  await mockList(page, many(200))
  await page.goto(PATH)
  const { table, head, names, button } = appointmentList(page)
  await expect(table).toBeVisible()
  const added = ['Oluşturan', 'Oluşturulma zamanı']
  const choice = page.getByRole('dialog', { name: 'Sütunlar' })
  await test.step('columns that do not fit scroll sideways', async () => {
    // The window is high enough for the list of columns: otherwise the page scrolls when the focus moves into the list.
    await page.setViewportSize({ width: 1024, height: 900 })
    await button('Sütunlar').click()
    for (const column of added) await choice.getByRole('checkbox', { name: column }).check()
    await page.keyboard.press('Escape')
    const menu = table.getByRole('button', { name: 'Oluşturulma zamanı sütununun düzeni' })
    await menu.focus()
    await expect(menu).toBeInViewport({ ratio: 1 })
    await expect(async () => {
      expect((await boxOf(names.first())).x).toBeGreaterThanOrEqual((await boxOf(table)).x)
    }).toPass()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Genişlet' }).press('Enter')
    await expect(menu).toBeFocused()
    await expect.poll(() => overflow(page)).toBe(0)
    const offset = async (locator: typeof menu) => Math.round((await boxOf(locator)).x)
    await expect(async () => {
      expect(await offset(head('Hasta'))).toBe(await offset(names.first()))
      expect(await offset(head('Mesaj'))).toBe(await offset(table.locator('[data-caption="Mesaj"]').first()))
    }).toPass()
    await page.mouse.wheel(0, 3_000)
    await expect(head('Hasta'), 'the header stays at the top of the page').toBeInViewport({ ratio: 0.9 })
    await expectAccessible(page)
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await button('Sütunlar').click()
  for (const column of added) await choice.getByRole('checkbox', { name: column }).uncheck()
  await page.keyboard.press('Escape')
  await test.step('columns are moved and resized with the mouse', async () => {
    const heads = () => table.getByRole('columnheader').evaluateAll((all) => all.map((cell) => cell.ariaLabel))
    const box = (name: string) => boxOf(head(name))
    const drag = async (from: { x: number; y: number }, to: number) => {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(from.x + 10, from.y)
      await page.mouse.move(to, from.y)
      await page.mouse.up()
    }
    const [doctor, time] = [await box('Doktor'), await box('Saat')]
    const middle = doctor.y + doctor.height / 2
    await drag({ x: doctor.x + 8, y: middle }, time.x + time.width / 2)
    const moved = [null, 'Doktor', 'Saat', 'Hasta', 'Randevu türü', 'Öncelik', 'Mesaj']
    await expect.poll(heads).toEqual(moved)
    await expect(head('Doktor'), 'a drag does not sort').toHaveAttribute('aria-sort', 'none')

    const patient = await box('Hasta')
    await drag({ x: patient.x + patient.width + 8, y: middle }, patient.x + patient.width + 88)
    await expect.poll(async () => Math.abs((await box('Hasta')).width - patient.width - 80)).toBeLessThanOrEqual(1)
    const widths = async () => [await boxOf(names.first()), await box('Hasta')].map(({ width }) => Math.round(width))
    await expect.poll(async () => new Set(await widths()).size, 'rows follow the header').toBe(1)

    await head('Hasta').getByRole('button', { name: 'Hasta', exact: true }).click()
    await expect(head('Hasta')).toHaveAttribute('aria-sort', 'ascending')
    const { width } = await box('Hasta')
    await page.reload()
    await expect.poll(heads).toEqual(moved)
    await expect.poll(async () => (await box('Hasta')).width).toBe(width)
  })
})
