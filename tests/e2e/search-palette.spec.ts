import type { Page } from '@playwright/test'
import { boxOf } from '../support/e2e/layout-assertions'
import { chunkWith } from '../support/e2e/lazy-chunks'
import { twoFrames } from '../support/e2e/settled'
import { searchPalette } from '../support/e2e/search-palette'
import { expect, test } from '../support/e2e/test'

const sukriye = {
  uuid: '3d0b5a52-7f61-4a53-9a2e-8a4f8a0a1c77',
  name: 'Şükriye İpek',
  surname: 'IĞDIRLIOĞLU',
  full_phone_number: '+90 532 999 88 77',
  birth_date: '04.09.1986',
  citizenship_number: '10000000146',
}

test.beforeEach(async ({ page, sandbox, signIn }) => {
  await sandbox.addPatient(sukriye)
  await signIn(page, 'doctor')
})

/** Expects that the palette is open, and closes it. */
async function expectActionsByKey(page: Page): Promise<void> {
  const { dialog, field, patients, active } = searchPalette(page)
  const actions = dialog.getByRole('listbox', { name: 'Şükriye İpek IĞDIRLIOĞLU için işlemler' })
  await page.keyboard.type('ipek şükriye')
  await expect(patients).toHaveCount(1)
  await page.keyboard.press('ArrowRight')
  await expect(actions).toBeVisible()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await expect(await active()).toContainText('T.C. kimlik numarasını kopyala')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Başarılı: T.C. kimlik numarası kopyalandı')).toBeVisible()
  // The first Escape returns to the row, the second one closes the palette.
  await page.keyboard.press('Escape')
  await expect(await active()).toContainText('Şükriye İpek IĞDIRLIOĞLU')
  await expect(field).toHaveValue('ipek şükriye')
  await expect(field).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+v')
  await expect(field).toHaveValue('10000000146')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

test('the search field of the top bar opens the palette; Escape and the backdrop close it and restore the focus; the highlighted, the announced and the opened row are the same for any input; the actions of a patient open by key, and a copied number can be pasted (F-D17)', async ({
  page,
  context,
  browserName,
}) => {
  // The headless shell has no permission prompt and denies.
  if (browserName === 'chromium') await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { dialog, field, trigger, rows, patients, active, pointAt } = searchPalette(page)
  await page.goto('/tr/stok-sayimi')
  await trigger.click()
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(trigger).toBeFocused()
  await trigger.click()
  await page.mouse.click(5, 5)
  await expect(dialog).toBeHidden()

  await test.step('the shortcut does nothing while a modal dialog is open', async () => {
    await page.getByRole('main').evaluate((main) => {
      const modal = document.createElement('dialog')
      modal.textContent = 'Emin misiniz?'
      main.append(modal)
      modal.showModal()
    })
    await page.keyboard.press('Control+k')
    await twoFrames(page)
    await expect(dialog).toBeHidden()
    await page.locator('dialog', { hasText: 'Emin misiniz?' }).evaluate((modal) => modal.remove())
  })

  await page.keyboard.press('Control+k')
  await expect(rows.first()).toBeVisible()
  await test.step('the actions of a patient open by key', () => expectActionsByKey(page))
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.type('has')
  await expect(patients).toHaveCount(3)
  const keys = ['ArrowDown', 'End', 'PageDown']
  for (const [step, key] of keys.entries()) {
    const before = await (await active()).textContent()
    await page.keyboard.press(key)
    expect(await (await active()).textContent()).not.toBe(before)
    const row = rows.nth((step * 2) % 6)
    await pointAt(row)
    expect(await (await active()).textContent()).toBe(await row.textContent())
  }
  await test.step('the Enter icon is at the end of every row', async () => {
    const enterX = async (kind: string) => {
      const row = dialog.locator(`[data-kind=${kind}]`).first()
      await pointAt(row)
      return (await boxOf(row.locator('svg').nth(1))).x
    }
    expect(await enterX('all-patients')).toBe(await enterX('page'))
  })
  await test.step('a row that appears under an unmoved mouse does not become active', async () => {
    await pointAt(rows.nth(3))
    expect(await (await active()).textContent()).toBe(await rows.nth(3).textContent())
    await field.fill('kaya')
    await expect(patients.first()).toContainText('Kaya')
    await twoFrames(page)
    expect(await (await active()).textContent()).toBe(await rows.first().textContent())
  })
  await test.step('on a phone the button of a row is large enough and keeps the focus in the field', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const patient = (await patients.first().locator('[title]').first().getAttribute('title')) ?? ''
    const button = patients.first().getByTitle('Hasta için işlemler')
    await expect
      .poll(async () => Math.min((await boxOf(button)).width, (await boxOf(button)).height))
      .toBeGreaterThanOrEqual(24)
    await button.click()
    await expect(dialog.getByRole('listbox', { name: `${patient} için işlemler` })).toBeVisible()
    await expect(field).toBeFocused()
    await dialog.getByRole('button', { name: 'Sonuçlara dön' }).press('Enter')
    await expect(field).toBeFocused()
    await expect(await active()).toContainText(patient)
  })
  await page.keyboard.press('Home')
  const name = (await (await active()).locator('[title]').first().getAttribute('title')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name })).toBeVisible()
})

test('the actions of a patient open by key, and a copied number can be pasted', { tag: '@firefox-only' }, async ({
  page,
}) => {
  await searchPalette(page).openOn('/tr/stok-sayimi')
  await expectActionsByKey(page)
})

test('keys typed before the features and the palette are loaded are not lost', async ({ page }) => {
  const { field, patients, pressShortcutOn } = searchPalette(page)
  const { promise: code, resolve: deliverCode } = Promise.withResolvers<void>()
  await page.route(`**/${chunkWith('"join-call"')}`, async (route) => {
    await code
    await route.continue()
  })
  await pressShortcutOn('/tr')
  await page.keyboard.type('yılmaz ay')
  await expect(field).toHaveValue('yılmaz ay')
  deliverCode()
  await expect(patients.first()).toBeVisible()
  await expect(field).toBeFocused()
  await page.keyboard.type('ş')
  await expect(field).toHaveValue('yılmaz ayş')
})
