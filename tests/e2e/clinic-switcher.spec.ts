import { expectAccessible } from '../support/accessibility'
import {
  BOGAZICI,
  clinicOption,
  COMPANIES,
  EGE,
  expectClinic,
  KARADENIZ,
  openPortal,
  switcher,
} from '../support/clinics'
import { FIND } from '../support/search-palette'
import { overflow, prefer, shell } from '../support/shell'
import { expect, test } from '../support/test'

test('the keyboard opens the list, moves, chooses, and the focus returns', async ({ page, signIn, sandbox }) => {
  await signIn(page, 'doctor')
  await openPortal(page, sandbox)
  await switcher(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('End')
  await expect(clinicOption(page).getByRole('button', { name: KARADENIZ.name })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expectClinic(page, KARADENIZ)
  await expect(switcher(page)).toBeFocused()
})

test('the palette switches the clinic', { tag: '@firefox' }, async ({ page, signIn, sandbox }) => {
  await signIn(page, 'doctor')
  await openPortal(page, sandbox)
  const search = page.getByRole('button', { name: 'Hasta, sayfa veya işlem ara' })
  await search.click()
  // The rows move when the patients of the search are listed above the action.
  const found = page.waitForResponse(FIND)
  await page.getByRole('combobox').fill('karadeniz')
  await found
  const action = page.getByRole('option', { name: `Kliniğe geç: ${KARADENIZ.name}` })
  await expect(action).toBeVisible()
  await action.click()
  await expectClinic(page, KARADENIZ)
  await expect(search).toBeFocused()
})

test('in the collapsed menu the clinics open from the avatar, in the menu bar as a drop-down (F-C19)', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(page, 'doctor')
  await openPortal(page, sandbox)
  await shell(page).collapse.click()
  await page.mouse.move(900, 500)
  await expect(switcher(page).getByText(BOGAZICI.name)).toHaveCSS('opacity', '1')
  await expect.poll(async () => (await shell(page).menu.boundingBox())?.width).toBe(80)
  await switcher(page).press('Enter')
  await expect(clinicOption(page).getByRole('button', { name: BOGAZICI.name })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(switcher(page)).toBeFocused()

  await prefer(page, { layout: 'horizontal' })
  await page.evaluate(() => localStorage.setItem('portal.layout', 'horizontal'))
  await page.reload()
  await switcher(page).press('Enter')
  await expectAccessible(page)
  await clinicOption(page).getByRole('button', { name: EGE.name }).click()
  await expectClinic(page, EGE)
})

test.describe('a doctor of 500 clinics with very long names', () => {
  const clinics = Array.from({ length: 500 }, (_, index) => ({
    uuid: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    company_name: `${index + 1}. ${'Uzun Adlı Şehir Hastanesi '.repeat(12)}`.slice(0, 300),
  }))

  for (const width of [1440, 360]) {
    test(`finds one by searching, without overflow at ${width} px (F-M14)`, async ({ page, signIn }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.route(COMPANIES, (route) =>
        route.request().method() === 'GET' ? route.fulfill({ json: { companies: clinics } }) : route.fallback(),
      )
      await signIn(page, 'doctor')
      await page.goto('/tr')
      if (width < 1200) await shell(page).openMenu.click()
      await switcher(page).first().click()
      const rows = clinicOption(page).getByRole('button')
      const drawn = await rows.count()
      expect(drawn).toBeLessThan(40)
      await expectAccessible(page)
      const search = page.getByRole('searchbox', { name: 'Klinik ara' })
      await search.press('ArrowDown')
      await page.keyboard.press('End')
      await expect(clinicOption(page).getByRole('button', { name: /^500\. / })).toBeFocused()
      await expect(page.locator(':focus')).toBeInViewport({ ratio: 0.9 })
      expect(await rows.count()).toBeLessThanOrEqual(drawn + 15)
      await search.fill('437.')
      await expect(clinicOption(page).getByRole('button')).toHaveCount(1)
      expect(await overflow(page)).toBe(0)
    })
  }
})
