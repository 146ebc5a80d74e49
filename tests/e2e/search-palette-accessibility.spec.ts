import { expectAccessibleAtEveryWidth } from '../support/accessibility'
import { FIND, searchPalette } from '../support/search-palette'
import { expect, test } from '../support/test'

const WIDTHS = [1440, 390]

for (const language of ['tr', 'en'] as const) {
  test(`every state of the palette is accessible: ${language} (F-P01)`, async ({ page, signIn, allow }) => {
    test.slow()
    allow({ console: /Failed to load resource/ })
    await signIn(page, 'doctor')
    const { dialog, field, patients, openOn } = searchPalette(page, language)
    await openOn(`/${language}`)
    await expect(dialog.getByRole('option').first()).toBeVisible()
    await expectAccessibleAtEveryWidth(page, WIDTHS)

    await field.fill('has')
    await expect(patients).toHaveCount(3)
    await expectAccessibleAtEveryWidth(page, WIDTHS)

    await field.fill('qqqq')
    await expect(dialog).toContainText('"qqqq"')
    await expectAccessibleAtEveryWidth(page, WIDTHS)

    await page.route(FIND, (route) => route.fulfill({ status: 400, json: {} }))
    await field.fill('wwww')
    await expect(dialog.getByRole('alert')).toBeVisible()
    await expectAccessibleAtEveryWidth(page, WIDTHS)

    await page.unroute(FIND)
    await field.fill('ali yılmaz')
    await patients.first().click()
    await expect(page.getByRole('dialog', { name: 'Ali Yılmaz' })).toBeVisible()
    await expectAccessibleAtEveryWidth(page, WIDTHS)
  })
}

test('changes of the list are announced', async ({ page, signIn }) => {
  await signIn(page, 'doctor')
  const { dialog, field, openOn } = searchPalette(page)
  await openOn('/tr')
  await expect(field).toHaveAccessibleDescription(/En az 3 karakter giriniz/)
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await field.fill('has')
  await expect(dialog.getByRole('status')).toHaveText('3 hasta, 3 sayfa, 1 işlem')
  await field.fill('qqqq')
  await expect(dialog.getByRole('status')).toHaveText('"qqqq" için hasta bulunamadı')
  await expect(field).toHaveAttribute('aria-expanded', 'false')
})
