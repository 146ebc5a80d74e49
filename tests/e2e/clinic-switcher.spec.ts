import { expectAccessible } from '../support/e2e/accessibility'
import { BOGAZICI, clinicOption, COMPANIES, switcher } from '../support/e2e/clinics'
import { CHEAP_PAGE, goTo, overflow, shell } from '../support/e2e/shell'
import { expect, test } from '../support/e2e/test'
import { uuid } from '../support/uuid'

test('in the collapsed menu the clinics open from the avatar, in the menu bar as a drop-down (F-C19)', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'doctor')
  await page.goto(CHEAP_PAGE.tr)
  const isNameVisible = () =>
    switcher(page)
      .getByText(BOGAZICI.name)
      .evaluate((name) => name.checkVisibility({ opacityProperty: true }))
  await expect.poll(isNameVisible).toBe(true)
  await shell(page).collapse.click()
  await page.mouse.move(900, 500)
  await expect.poll(isNameVisible, 'only the avatar').toBe(false)
  await expect.poll(async () => (await shell(page).menu.boundingBox())?.width).toBe(80)
  await switcher(page).press('Enter')
  await expect(clinicOption(page).getByRole('button', { name: BOGAZICI.name })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(switcher(page)).toBeFocused()

  await goTo(page, '/tr/ayarlar')
  await page.getByRole('radio', { name: 'Üstte' }).check()
  await goTo(page, CHEAP_PAGE.tr)
  await switcher(page).press('Enter')
  await expect(clinicOption(page).getByRole('button', { name: BOGAZICI.name })).toBeFocused()
  await expectAccessible(page)
})

test('a doctor of 500 clinics with very long names finds one by searching, without overflow (F-M14)', async ({
  page,
  signIn,
}) => {
  const companies = Array.from({ length: 500 }, (_, index) => ({
    uuid: uuid(index),
    company_name: `${index + 1}. ${'Uzun Adlı Şehir Hastanesi '.repeat(12)}`.slice(0, 300),
  }))
  await page.route(COMPANIES, (route) => route.fulfill({ json: { companies } }))
  await signIn(page, 'doctor')
  await page.goto(CHEAP_PAGE.tr)
  const rows = clinicOption(page).getByRole('button')
  for (const width of [1440, 360]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      if (width < 1200) await shell(page).openMenu.click()
      await switcher(page).first().click()
      await expect(rows.first()).toBeVisible()
      await expect.poll(() => rows.count()).toBeLessThan(40)
      await expectAccessible(page)
      const search = page.getByRole('searchbox', { name: 'Klinik ara' })
      await search.press('ArrowDown')
      await page.keyboard.press('End')
      await expect(rows.filter({ hasText: /^\D*500\. / })).toBeFocused()
      await expect(page.locator(':focus')).toBeInViewport({ ratio: 0.9 })
      await expect.poll(() => rows.count()).toBeLessThan(55)
      await search.fill('437.')
      await expect(rows).toHaveCount(1)
      await expect.poll(() => overflow(page)).toBe(0)
      await page.keyboard.press('Escape')
    })
  }
})
