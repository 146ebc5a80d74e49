import type { Locator } from '@playwright/test'
import { expectAccessible } from '../support/accessibility'
import { type Language, overflow, prefer, shell } from '../support/shell'
import { expect, test } from '../support/test'

const TRAILS: readonly { path: string; language: Language; trail: string[]; title: string }[] = [
  { path: '/tr/finans/banka-cari', language: 'tr', trail: ['Finans', 'Banka Cari'], title: 'Banka Cari' },
  { path: '/en/finance/bank-accounts', language: 'en', trail: ['Finance', 'Bank ledger'], title: 'Bank ledger' },
  { path: '/tr/takvim', language: 'tr', trail: ['Takvim'], title: 'Takvim' },
  { path: '/en/settings', language: 'en', trail: ['Management', 'Settings'], title: 'Settings' },
  { path: '/tr/hasta-takip/42', language: 'tr', trail: ['Hasta İşlemleri', 'Hasta Takip'], title: 'Hasta Takip' },
]

for (const { path, language, trail, title } of TRAILS) {
  test(`${path} has breadcrumbs and a title (F-P10)`, async ({ page, signIn }) => {
    await signIn(page, 'doctor')
    await page.goto(path)
    const { crumbs } = shell(page, language)
    await expect(crumbs.getByRole('listitem').filter({ hasText: /\S/ })).toHaveText(trail)
    await expect(crumbs.locator('[aria-current="page"]')).toHaveText(title)
    await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${title} · `))
    await crumbs.getByRole('link', { name: language === 'tr' ? 'Ana Sayfa' : 'Home' }).click()
    await expect(page).toHaveURL(`/${language}`)
    await expect(crumbs).toHaveCount(0)
  })
}

test('without the settings permission the settings are not in a menu group', async ({ page, signIn }) => {
  await signIn(page, 'single')
  await page.goto('/tr/ayarlar')
  const { crumbs, menu } = shell(page)
  await expect(menu.getByRole('link', { name: 'Takvim' })).toBeVisible()
  await expect(crumbs.getByRole('listitem').filter({ hasText: /\S/ })).toHaveText(['Ayarlar'])
  await expect(page.getByRole('radio', { name: 'Koyu' })).toBeVisible()
})

test('there is no overflow at any breakpoint and one pixel beside it (F-N08, F-P13)', async ({ page, signIn }) => {
  const breakpoints = [480, 600, 900, 1200, 1536, 1920]
  await signIn(page, 'doctor')
  for (const layout of ['vertical', 'horizontal']) {
    await page.goto('/tr/ayarlar')
    await page.getByRole('radio', { name: layout === 'vertical' ? 'Solda' : 'Üstte' }).check()
    for (const width of [320, 360, ...breakpoints.flatMap((at) => [at - 1, at, at + 1]), 2560]) {
      await page.setViewportSize({ width, height: 800 })
      // The layout changes after the media query event.
      await expect.poll(() => overflow(page), `${layout} at ${width} px`).toBe(0)
      await expect(shell(page).userMenu).toBeInViewport({ ratio: 1 })
    }
  }
})

test('with forced colours the focused element and the current entry of the menu have an outline (F-N13)', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await signIn(page, 'doctor')
  await page.goto('/tr/takvim')
  const { menu, userMenu } = shell(page)
  const hasOutline = (locator: Locator) =>
    locator.evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
    })
  await expect(menu.getByRole('link', { name: 'Takvim' })).toBeVisible()
  expect(await hasOutline(menu.getByRole('link', { name: 'Takvim' }))).toBe(true)
  expect(await hasOutline(menu.getByRole('link', { name: 'Ana Sayfa' }))).toBe(false)
  await userMenu.press('Enter')
  const items = page.getByRole('menuitem')
  await expect(items.first()).toBeFocused()
  expect(await hasOutline(items.first())).toBe(true)
  expect(await hasOutline(items.last())).toBe(false)
})

test('mode, skin and layout are applied in a second tab and kept after a reload', async ({ page, signIn }) => {
  await signIn(page, 'doctor')
  await page.goto('/tr/ayarlar')
  const tab = await page.context().newPage()
  await tab.goto('/tr/takvim')
  const root = tab.locator('html')
  for (const [choice, attribute, value] of [
    ['Koyu', 'data-mode', 'dark'],
    ['Çerçeveli', 'data-skin', 'bordered'],
    ['Üstte', 'data-layout', 'horizontal'],
  ] as const) {
    await page.getByRole('radio', { name: choice }).check()
    await expect(root).toHaveAttribute(attribute, value)
  }
  await expect(shell(tab).bar).toBeVisible()
  await tab.reload()
  await expect(shell(tab).bar).toBeVisible()
  await expect(root).toHaveAttribute('data-mode', 'dark')
})

test('the whole shell can be used by keyboard (F-P10, F-P14)', async ({ page, signIn }) => {
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
  await page.keyboard.press('Enter')
  await expect(button('Menüyü genişlet')).toBeFocused()

  await page.reload()
  await expect(menu.getByRole('link', { name: 'Destek' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(main).toBeFocused()
})

for (const language of ['tr', 'en'] as const) {
  for (const [layout, widths] of [
    ['vertical', [1440, 1024, 390]],
    ['horizontal', [1440]],
  ] as const) {
    test(`the shell is accessible: ${language}, ${layout} (F-P01)`, async ({ page, signIn }) => {
      test.slow()
      await prefer(page, { layout })
      await signIn(page, 'doctor')
      await page.goto(language === 'tr' ? '/tr/finans/banka-cari' : '/en/finance/bank-accounts')
      const { userMenu, openMenu, drawer, texts } = shell(page, language)
      const bar = page.getByRole('banner')
      await expect(bar.getByRole('button', { name: texts.quickLinks.title })).toBeVisible()
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 })
        await expectAccessible(page)
        for (const name of [texts.quickLinks.title, /^(Hatırlatmalar|Reminders)/, /^(Randevu B|Appointment n)/]) {
          await bar.getByRole('button', { name }).click()
          await expect(page.getByRole('dialog', { name })).toBeVisible()
          await expectAccessible(page)
          await page.keyboard.press('Escape')
          await expect(page.getByRole('dialog', { name })).toBeHidden()
        }
        await userMenu.click()
        await expect(page.getByRole('menuitem').first()).toBeVisible()
        await expectAccessible(page)
        await page.keyboard.press('Escape')
        if (width >= 1200) continue
        await openMenu.click()
        await expect(drawer).toBeVisible()
        await expectAccessible(page)
        await page.keyboard.press('Escape')
        await expect(drawer).toBeHidden()
      }
    })
  }
}
