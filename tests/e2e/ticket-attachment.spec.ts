import { expect, test } from '../support/e2e/test'
import { openTicket, pngFile } from '../support/e2e/tickets'

const CHEAP_PAGE = '/tr/stok-sayimi'

test('a chosen image is previewed, and the ending of a long name is visible', async ({ page, signIn }) => {
  await signIn(page, 'doctor')
  await page.goto(CHEAP_PAGE)
  const { drawer, file, chosen, remove } = await openTicket(page)
  await file.setInputFiles(pngFile())
  const preview = drawer.locator('img')
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
  await remove.press('Enter')
  await expect(preview).toBeHidden()
  const name = `${'çok-uzun-ad-'.repeat(25)}son.pdf`
  await file.setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await expect(chosen.locator('span').last()).toHaveText(/\.pdf$/)
  await expect(chosen.locator('span').last()).toBeInViewport({ ratio: 1 })
})
