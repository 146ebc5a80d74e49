import type { Page } from '@playwright/test'
import { prefer, shell } from '../support/shell'
import { expect, test } from '../support/test'

const SCRIPTS = '**/static/js/**'

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g)?.map(Number) ?? [])
const isDark = (channels: number[]) => channels.every((channel) => channel < 64)

test('before the bundle loads the page has its mode, layout and skin', async ({ anotherContext, signIn }) => {
  for (const [preferred, system, expected] of [
    ['light', 'dark', 'light'],
    [null, 'dark', 'dark'],
  ] as const) {
    await test.step(`preference ${preferred}, system ${system}: ${expected}`, async () => {
      const page = await (await anotherContext()).newPage()
      await page.emulateMedia({ colorScheme: system })
      await prefer(page, { layout: 'horizontal', skin: 'bordered', ...(preferred && { mode: preferred }) })
      await signIn(page, 'doctor')
      let release = () => {}
      const open = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route(SCRIPTS, async (route) => {
        await open
        await route.continue()
      })
      await page.goto('/tr/ayarlar', { waitUntil: 'commit' })
      const root = page.locator('html')
      await expect(root).toHaveAttribute('data-mode', expected)
      await expect(root).toHaveAttribute('data-layout', 'horizontal')
      await expect(root).toHaveAttribute('data-skin', 'bordered')
      const before = await background(page)
      expect(isDark(before)).toBe(expected === 'dark')

      release()
      await expect(shell(page).bar).toBeVisible()
      await expect(root).toHaveAttribute('data-mode', expected)
      expect(isDark(await background(page))).toBe(expected === 'dark')
    })
  }
})

test('changing the mode loads nothing, and choosing the current mode writes nothing', async ({ page, signIn }) => {
  await signIn(page, 'doctor')
  await page.goto('/tr/ayarlar')
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
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
  await expect(page.locator('html')).toHaveAttribute('data-writes', 'dark;')
  await expect.poll(async () => isDark(await background(page))).toBe(true)
  await dark.click()
  await page.getByRole('button', { name: 'Tema' }).click()
  await page.getByRole('menuitemradio', { name: 'Koyu' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-writes', 'dark;')
})
