import type { Page } from '@playwright/test'
import { prefer, shell } from '../support/e2e/shell'
import { expect, test } from '../support/e2e/test'

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g)?.map(Number) ?? [])
const isDark = async (page: Page) => (await background(page)).every((channel) => channel < 64)

test('before the bundle loads the page has its mode, layout and skin; another mode loads nothing, and the current one writes nothing', async ({
  page,
  signIn,
}) => {
  const root = page.locator('html')
  const { promise: open, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/static/js/**', async (route) => {
    await open
    await route.continue()
  })
  await page.emulateMedia({ colorScheme: 'dark' })
  await signIn(page, 'doctor')

  await test.step('without a preference the mode is that of the system', async () => {
    await page.goto('/tr/ayarlar', { waitUntil: 'commit' })
    await expect(root).toHaveAttribute('data-mode', 'dark')
    expect(await isDark(page)).toBe(true)
  })
  await test.step('a preference applies, also after the bundle has loaded', async () => {
    await prefer(page, { layout: 'horizontal', skin: 'bordered', mode: 'light' })
    await page.goto('/tr/ayarlar', { waitUntil: 'commit' })
    await expect(root).toHaveAttribute('data-mode', 'light')
    await expect(root).toHaveAttribute('data-layout', 'horizontal')
    await expect(root).toHaveAttribute('data-skin', 'bordered')
    expect(await isDark(page)).toBe(false)

    release()
    await expect(shell(page).bar).toBeVisible()
    await expect(root).toHaveAttribute('data-mode', 'light')
    expect(await isDark(page)).toBe(false)
  })
  await test.step('another mode loads nothing and is written once', async () => {
    const dark = page.getByRole('radio', { name: 'Koyu' })
    await dark.waitFor()
    // No further file is served, for example the lazy code of panels.
    await page.route('**/static/**', () => {})
    await page.evaluate(() => {
      const write = Storage.prototype.setItem
      Storage.prototype.setItem = function (key, value) {
        const { dataset } = document.documentElement
        if (key === 'portal.mode') dataset.writes = `${dataset.writes ?? ''}${value};`
        write.call(this, key, value)
      }
    })
    await dark.check()
    await expect(root).toHaveAttribute('data-mode', 'dark')
    await expect.poll(() => isDark(page)).toBe(true)
    await dark.click()
    await page.getByRole('button', { name: 'Tema' }).click()
    await page.getByRole('menuitemradio', { name: 'Koyu' }).click()
    await expect(root).toHaveAttribute('data-writes', 'dark;')
  })
})
