import { chunkWith } from '../support/e2e/lazy-chunks'
import { searchPalette } from '../support/e2e/search-palette'
import { expect, test } from '../support/e2e/test'

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page, 'doctor')
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
