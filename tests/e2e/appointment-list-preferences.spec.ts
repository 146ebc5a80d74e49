import { appointmentList, many, PATH } from '../support/appointment-table'
import { JUMPING_CLOCK } from '../support/lock-screen'
import { mockList, LIST, notificationOf, today } from '../support/notifications'
import { expect, test } from '../support/test'

test('at midnight the list of today moves to the new day, and the selection is cleared', async ({
  page,
  signIn,
  allow,
}) => {
  allow(JUMPING_CLOCK)
  await page.clock.install({ time: new Date(`${today()}T23:59:45+03:00`) })
  await signIn(page, 'doctor')
  await page.route(LIST, (route) => {
    const { date } = route.request().postDataJSON() as { date: string }
    return route.fulfill({
      json: { notifications: [notificationOf(1, { patient_name: date === today() ? 'Bugünkü' : 'Yarınki' })] },
    })
  })
  await page.goto(PATH)
  const { box, names, row, main } = appointmentList(page)
  await page.clock.runFor(1_000)
  await box('Bugünkü').check()
  await page.clock.runFor(20_000)
  await expect(names).toHaveText(['Yarınki'])
  await expect(row('Yarınki').getByRole('checkbox')).not.toBeChecked()
  await expect(main.getByRole('heading', { name: '1 bildirim seçili' })).toHaveCount(0)
})

test('all rows are printed without the page around them (F-O19)', async ({ page, signIn }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const shown = (element: Element | null) => element?.checkVisibility() ?? false
      window.dispatchEvent(new Event('beforeprint'))
      Object.assign(window, {
        printed: {
          rows: document.querySelectorAll('[data-print-only] tbody tr').length,
          isPageShown: shown(document.querySelector('main')),
          isSheetShown: shown(document.querySelector('[data-print-only]')),
        },
      })
      window.dispatchEvent(new Event('afterprint'))
    }
  })
  await signIn(page, 'doctor')
  await mockList(page, many(500))
  await page.goto(PATH)
  const { button, table } = appointmentList(page)
  await expect(table).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await button('Yazdır').dispatchEvent('click')
  await expect
    .poll(() => page.evaluate(() => (window as { printed?: object }).printed))
    .toEqual({ rows: 500, isPageShown: false, isSheetShown: true })
  await page.emulateMedia({ media: 'screen' })
  await expect(page.locator('[data-print-only]')).toHaveCount(0)
})
