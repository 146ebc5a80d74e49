import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FIND, searchPalette } from '../support/search-palette'
import { expect, test } from '../support/test'

const FAILED = 'Arama sırasında bir hata oluştu'

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

test('special characters are sent unchanged and shown as text (F-D11)', async ({ page, sandbox }) => {
  const { dialog, field, openOn } = searchPalette(page)
  await openOn('/tr')
  const term = '%"\\<img src=x>😀\u05d0\u05d1'
  await field.fill(term)
  await expect(dialog.getByRole('paragraph').filter({ hasText: `"${term}" için hasta bulunamadı` })).toBeVisible()
  await expect(dialog.getByText('Farklı anahtar kelimeler deneyebilirsiniz')).toBeVisible()
  const [requested] = (await sandbox.requests()).filter(({ operationId }) => operationId === 'findPatients')
  expect(requested?.body).toEqual({ keyword: term, type: 0 })
})

test('a broken connection is an error that names the connection (F-A01)', async ({ page, allow }) => {
  allow({ console: /Failed to load resource/ })
  const { dialog, field, openOn } = searchPalette(page)
  await page.route(FIND, (route) => route.abort('connectionreset'))
  await openOn('/tr')
  await field.fill('yılmaz')
  await expect(dialog.getByRole('alert')).toContainText(FAILED)
  await expect(dialog.getByRole('alert')).toContainText('İnternet bağlantınızı kontrol edip')
})

test('the palette says that it is offline, and continues when the network is back (F-I13)', async ({
  page,
  context,
  allow,
}) => {
  allow({ console: /Failed to load resource|WebSocket|ERR_INTERNET_DISCONNECTED/ })
  const { dialog, field, patients, openOn } = searchPalette(page)
  await openOn('/tr')
  await context.setOffline(true)
  await field.fill('yılmaz')
  await expect(dialog).toContainText('İnternet bağlantınız yok')
  await context.setOffline(false)
  await expect(patients).toHaveCount(5)
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
