import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { searchPalette } from '../support/search-palette'
import { expect, test } from '../support/test'

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page, 'doctor')
})

test('of ten thousand pasted characters a hundred are searched (F-D11)', async ({ page, context, sandbox }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { dialog, field, openOn } = searchPalette(page)
  await openOn('/tr')
  await page.evaluate((text) => navigator.clipboard.writeText(text), 'Şükriye '.repeat(1250))
  await field.focus()
  await page.keyboard.press('Control+v')
  expect(await field.inputValue()).toHaveLength(100)
  await expect(dialog).toContainText('için hasta bulunamadı')
  const requested = (await sandbox.requests()).findLast(({ operationId }) => operationId === 'findPatients')
  expect(requested?.body).toEqual({ keyword: 'Şükriye '.repeat(13).slice(0, 100).trim(), type: 0 })
})

const LAZY_CHUNKS = 'dist/static/js/async'

/** Names of the lazy chunks that contain a text. */
const chunksWith = (text: string) =>
  readdirSync(LAZY_CHUNKS).filter(
    (name) => name.endsWith('.js') && readFileSync(join(LAZY_CHUNKS, name), 'utf8').includes(text),
  )

test('keys typed before the features and the palette are loaded are not lost', async ({ page }) => {
  const { field, patients, pressShortcutOn } = searchPalette(page)
  let letCodeCome = () => {}
  const code = new Promise<void>((resolve) => {
    letCodeCome = resolve
  })
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
  letCodeCome()
  await expect(patients.first()).toBeVisible()
  await expect(field).toBeFocused()
  await page.keyboard.type('ş')
  await expect(field).toHaveValue('yılmaz ayş')
})

test('after a deployment without the old chunk of the palette, a reload is offered and works', async ({
  page,
  allow,
}) => {
  allow({ console: /Failed to load resource|Loading chunk|Refused to execute/ })
  const { dialog, rows, pressShortcutOn } = searchPalette(page)
  let isRemoved = true
  await page.route('**/version.json', (route) => route.fulfill({ json: { version: 'newer' } }))
  const [palette, ...others] = chunksWith('movementX')
  expect(others, 'only the chunk of the palette matches').toEqual([])
  await page.route(`**/${palette}`, (route) =>
    isRemoved ? route.fulfill({ status: 404, body: 'not found' }) : route.continue(),
  )
  await pressShortcutOn('/tr')
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
