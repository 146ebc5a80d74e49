import type { Locator } from '@playwright/test'
import { expectAccessibleAtEveryWidth } from '../support/e2e/accessibility'
import { shell } from '../support/e2e/shell'
import { expect, test } from '../support/e2e/test'

test('the whole shell can be used by keyboard: g and a letter go to a screen, and ? lists the shortcuts; the list is accessible; with forced colours focus and current entry have an outline, and a lost live connection looks different (F-N07, F-N13, F-P10, F-P14)', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'doctor')
  await page.goto('/tr/ayarlar')
  const { button, userMenu, menu, main } = shell(page)
  await expect(menu.getByRole('button', { name: 'Yönetim' })).toBeVisible()
  const next = async (locator: ReturnType<typeof button>) => {
    await page.keyboard.press('Tab')
    await expect(locator).toBeFocused()
  }
  await page.locator('body').evaluate((body) => body.focus())
  await next(page.getByRole('link', { name: 'İçeriğe geç' }))
  await next(page.getByRole('link', { name: 'Klinik Portalı' }))
  await next(page.getByRole('banner').getByRole('button', { name: /ara/ }))
  for (const [name, role] of [
    [/^Kısayollar/, 'dialog'],
    [/^Hatırlatmalar/, 'dialog'],
    [/^Randevu Bildirimleri/, 'dialog'],
    [/^Dil/, 'menu'],
    [/^Tema/, 'menu'],
    [/^Kullanıcı menüsü/, 'menu'],
  ] as const) {
    const opener = page.getByRole('banner').getByRole('button', { name })
    await next(opener)
    await page.keyboard.press('Enter')
    await expect(page.getByRole(role, { name })).toBeVisible()
    // The opened element takes the focus; an earlier key would go to the button.
    await expect(opener).not.toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole(role, { name })).toBeHidden()
    await expect(opener).toBeFocused()
  }
  await expect(userMenu).toBeFocused()
  await next(menu.getByRole('button', { name: /^Aktif Kliniğiniz/ }))
  await next(menu.getByRole('link', { name: 'Ana Sayfa' }))
  await page.keyboard.press('End')
  await expect(menu.getByRole('link', { name: 'Destek' })).toBeFocused()
  await next(button('Menüyü daralt'))
  await next(page.getByRole('link', { name: 'Ana Sayfa' }).last())
  await page.keyboard.press('Shift+Tab')
  // A held Enter presses the button once.
  await page.keyboard.down('Enter')
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(button('Menüyü genişlet')).toBeFocused()

  const list = page.getByRole('dialog', { name: 'Klavye kısayolları' })
  const hint = page.locator('[aria-hidden] li', { hasText: 'Hasta İşlemleri' })
  await test.step('a user who waits sees the letters, until Escape', async () => {
    // The keys are loaded once the first screen is ready.
    await expect(async () => {
      await page.keyboard.press('g')
      await expect(hint).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await expect(page.getByRole('status').filter({ hasText: 'Sayfaya git: A Ana Sayfa, T Takvim' })).toBeAttached()
    await page.keyboard.press('Escape')
    await expect(hint).toBeHidden()
  })
  await test.step('the keys go to a screen of the menu', async () => {
    await page.keyboard.press('g')
    await page.keyboard.press('h')
    await expect(page).toHaveURL(/\/tr\/hasta-listesi$/)
    await expect(main).toBeFocused()
  })
  await test.step('? opens the list, and no second dialog opens behind it', async () => {
    await userMenu.focus()
    await page.keyboard.press('?')
    const section = list.getByRole('region', { name: 'Sayfaya git' })
    await expect(section.getByRole('listitem')).toHaveCount(7)
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expectAccessibleAtEveryWidth(page)
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await expect(userMenu).toBeFocused()
  })
  await test.step('with forced colours the focused element and the current entry of the menu have an outline', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ forcedColors: 'active' })
    await button('Menüyü genişlet').click()
    await menu.getByRole('link', { name: 'Takvim' }).click()
    await expect(page).toHaveURL(/\/tr\/takvim$/)
    const hasOutline = (locator: Locator) =>
      locator.evaluate((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
      })
    await expect(menu.getByRole('link', { name: 'Takvim' })).toBeVisible()
    expect(await hasOutline(menu.getByRole('link', { name: 'Takvim' }))).toBe(true)
    expect(await hasOutline(menu.getByRole('link', { name: 'Ana Sayfa' }))).toBe(false)
    await menu.getByRole('link', { name: 'Ana Sayfa' }).press('ArrowDown')
    await expect(menu.getByRole('link', { name: 'Takvim' })).toBeFocused()
    await expect(menu.getByRole('link', { name: 'Takvim' })).toHaveCSS('outline-width', '2px')
    await userMenu.press('Enter')
    const items = page.getByRole('menuitem')
    // The entry for the patient site may appear before the focused one.
    const focused = items.and(page.locator(':focus'))
    await expect(focused).toHaveCount(1)
    expect(await hasOutline(focused)).toBe(true)
    expect(await hasOutline(items.last())).toBe(false)
    await page.keyboard.press('Escape')
  })
  await test.step('with forced colours a lost live connection has another indicator', async () => {
    const dot = page.locator('[data-status]')
    await expect(dot).toHaveAttribute('data-status', 'connected')
    const connected = await dot.screenshot()
    await dot.evaluate((element) => element.setAttribute('data-status', 'lost'))
    expect(connected.equals(await dot.screenshot()), 'a lost live connection looks the same').toBe(false)
  })
})
