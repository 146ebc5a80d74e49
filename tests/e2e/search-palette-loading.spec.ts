import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { searchPalette } from '../support/e2e/search-palette'
import { expect, test } from '../support/e2e/test'

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page, 'doctor')
})

const LAZY_CHUNKS = 'dist/static/js/async'

/** Names of the lazy chunks that contain a text. */
const chunksWith = (text: string) =>
  readdirSync(LAZY_CHUNKS).filter(
    (name) => name.endsWith('.js') && readFileSync(join(LAZY_CHUNKS, name), 'utf8').includes(text),
  )

test('keys typed before the features and the palette are loaded are not lost', async ({ page }) => {
  const { field, patients, pressShortcutOn } = searchPalette(page)
  const { promise: code, resolve: deliverCode } = Promise.withResolvers<void>()
  // The actions of the palette, and what they do in the features.
  const chunks = chunksWith('"join-call"')
  expect(chunks, 'the palette and the features').toHaveLength(2)
  for (const chunk of chunks) {
    await page.route(`**/${chunk}`, async (route) => {
      await code
      await route.continue()
    })
  }
  await pressShortcutOn('/tr')
  await page.keyboard.type('yılmaz ay')
  await expect(field).toHaveValue('yılmaz ay')
  deliverCode()
  await expect(patients.first()).toBeVisible()
  await expect(field).toBeFocused()
  await page.keyboard.type('ş')
  await expect(field).toHaveValue('yılmaz ayş')
})
