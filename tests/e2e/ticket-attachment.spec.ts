import { expect, test } from '../support/e2e/test'
import { dropOrPaste, openTicket, pngFile, PNG } from '../support/e2e/tickets'

const CHEAP_PAGE = '/tr/stok-sayimi'
const COUNT = 'Sadece bir dosya yükleyebilirsiniz.'

const screenshot = { name: 'image.png', type: 'image/png', content: PNG }

test('a file can be chosen, dropped and pasted, one at a time (F-J05, F-J11)', async ({ page, signIn }) => {
  await signIn(page, 'doctor')
  await page.goto(CHEAP_PAGE)
  const { drawer, file, chosen, alert, input, remove } = await openTicket(page)
  await test.step('a chosen image is previewed and removed', async () => {
    await file.setInputFiles(pngFile())
    await expect(drawer.getByText('70 B', { exact: true })).toBeVisible()
    const preview = drawer.locator('img')
    await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
    await expect(remove).toBeFocused()
    await remove.press('Enter')
    await expect(file).toBeFocused()
    await expect(preview).toBeHidden()
  })
  await test.step('the ending of a long name is visible', async () => {
    const name = `${'çok-uzun-ad-'.repeat(25)}son.pdf`
    await file.setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
    await expect(chosen.locator('span').last()).toHaveText(/\.pdf$/)
    await expect(chosen.locator('span').last()).toBeInViewport({ ratio: 1 })
    await remove.click()
  })
  await test.step('two files at once are rejected; dragged text is ignored', async () => {
    await dropOrPaste(page, 'dragover', { text: 'https://klinik.example' })
    await expect(drawer.getByText('Eklemek için dosyayı bırakın')).toBeHidden()
    await dropOrPaste(page, 'drop', { text: 'https://klinik.example' })
    await expect(drawer.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
    await dropOrPaste(page, 'drop', { files: [screenshot, screenshot] })
    await expect(alert(COUNT)).toBeVisible()
    await expect(chosen).toBeHidden()
  })
  await test.step('a pasted screenshot is attached with a generated name; a paste with text stays text', async () => {
    await input('description').focus()
    await dropOrPaste(page, 'paste', { files: [screenshot], text: 'Tablo' })
    await expect(chosen).toBeHidden()
    await dropOrPaste(page, 'paste', { files: [screenshot] })
    await expect(chosen).toHaveText(/^ekran-goruntusu-\d{4}-\d\d-\d\d-\d{4}\.png$/)
    await expect(input('description')).toBeFocused()
    await remove.click()
  })
  await test.step('dragging a file shows the drop zone, which accepts it', async () => {
    const target = drawer.getByText('Eklemek için dosyayı bırakın')
    const files = [{ name: 'sürükle.png', type: 'image/png', content: PNG }]
    await dropOrPaste(page, 'dragenter', { files })
    await expect(target).toBeVisible()
    await dropOrPaste(page, 'dragleave', { files })
    await expect(target).toBeHidden()
    await dropOrPaste(page, 'dragover', { files })
    await expect(target).toBeVisible()
    await dropOrPaste(page, 'drop', { files })
    await expect(target).toBeHidden()
    await expect(chosen).toHaveText('sürükle.png')
    await dropOrPaste(page, 'drop', { files })
    await expect(alert(COUNT)).toBeVisible()
    await expect(chosen).toHaveText('sürükle.png')
  })
})
