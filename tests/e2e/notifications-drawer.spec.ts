import { boxOf } from '../support/e2e/layout-assertions'
import { shell } from '../support/e2e/shell'
import { expect, test } from '../support/e2e/test'

test('the notifications drawer is 600 px wide, and as wide as a narrower window', async ({ page, signIn }) => {
  await signIn(page, 'doctor')
  await page.goto('/tr/stok-sayimi')
  for (const width of [1440, 599]) {
    const isWhole = width < 600
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      const open = shell(page).button('Randevu Bildirimleri')
      await open.click()
      const drawer = page.getByRole('dialog', { name: 'Randevu Bildirimleri' })
      await expect(drawer.getByRole('listitem').first()).toBeVisible()
      // Without the gutter of the scroll bar.
      const room = await page.evaluate(() => document.body.clientWidth)
      const drawerWidth = isWhole ? room : 600
      await expect.poll(async () => (await boxOf(drawer)).x).toBe(room - drawerWidth)
      expect((await boxOf(drawer)).width).toBeCloseTo(drawerWidth, 0)
      // What is painted in the gutter.
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
      await page.keyboard.press('Escape')
      await expect(drawer).toBeHidden()
      await expect(open).toBeFocused()
    })
  }
})
