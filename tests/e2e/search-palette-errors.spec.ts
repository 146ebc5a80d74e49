import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { JUMPING_CLOCK } from '../support/e2e/lock-screen'
import { searchPalette } from '../support/e2e/search-palette'
import { skipRetryDelays } from '../support/e2e/settled'
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

test('after a deployment without the old chunk of the palette, a reload is offered and works', async ({
  page,
  allow,
}) => {
  allow(JUMPING_CLOCK)
  allow({ console: /Failed to load resource|Loading chunk|Refused to execute/ })
  await page.clock.install()
  const { dialog, rows, pressShortcutOn } = searchPalette(page)
  let isRemoved = true
  await page.route('**/version.json', (route) => route.fulfill({ json: { version: 'newer' } }))
  const [palette, ...others] = chunksWith('movementX')
  expect(others, 'only the chunk of the palette matches').toEqual([])
  await page.route(`**/${palette}`, (route) =>
    isRemoved ? route.fulfill({ status: 404, body: 'not found' }) : route.continue(),
  )
  await pressShortcutOn('/tr')
  await skipRetryDelays(page, dialog.getByRole('alert'))
  await expect(dialog.getByRole('alert')).toContainText('Yeni bir sürüm var')
  // Not earlier: the chunk is requested again when the browser is idle, and would load without a reload.
  page.once('framenavigated', () => {
    isRemoved = false
  })
  await Promise.all([page.waitForEvent('load'), dialog.getByRole('button', { name: 'Sayfayı yenile' }).click()])
  await expect(dialog).toBeHidden()
  await page.keyboard.press('Control+k')
  await expect(rows.first()).toBeVisible()
})
