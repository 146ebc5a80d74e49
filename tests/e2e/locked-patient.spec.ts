import { expectAccessible, expectAccessibleAtEveryWidth } from '../support/accessibility'
import { ACCOUNTS } from '../support/accounts'
import { boxes, dialog, patientOf, typePin } from '../support/locked-patient'
import { expect, test } from '../support/test'

const { pin } = ACCOUNTS.doctor
const WRONG = 'PIN kodunuz günlük PIN ile eşleşmiyor.'

test('the follow-up page of a locked patient shows nothing before the PIN, also by a deep link', async ({
  page,
  signIn,
}) => {
  const patient = await patientOf(page, await signIn(page, 'doctor'), true)
  await page.goto(`/tr/hasta-takip/${patient.uuid}`)
  await expect(boxes(page).first()).toBeFocused()
  await expect(page.getByText(patient.name)).toHaveCount(0)
  await test.step('a closed PIN dialog can be opened again', async () => {
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Bu hasta kilitli' })).toBeVisible()
    await expect(page.getByText(patient.name)).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'PIN gir' }).click()
  })
  await typePin(page, '0000')
  await expect(dialog(page).getByText(WRONG)).toBeVisible()
  for (const box of await boxes(page).all()) await expect(box).toHaveValue('')
  await expectAccessible(page)
  await typePin(page, pin)
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: patient.name })).toBeVisible()
  const [note] = patient.notes.map((entry) => entry.note).filter(Boolean)
  await expect(page.getByText(note ?? '').first()).toBeVisible()
  await expect(page).toHaveTitle(/^(\(\d+\) )?Hasta Takip · Klinik Portalı$/)
})

test('the page of an unlocked patient is accessible, fits on a phone, and its label is printed alone (F-O19)', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => Object.assign(window, { print: () => new Promise(() => {}) }))
  const patient = await patientOf(page, await signIn(page, 'doctor'), false)
  await page.goto(`/tr/hasta-takip/${patient.uuid}`)
  await expect(page.getByRole('heading', { level: 1, name: patient.name })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Zaman çizelgesi' }).getByRole('heading').first()).toBeVisible()
  await expectAccessibleAtEveryWidth(page, [390, 1440])
  // The label stays while the print dialog is open; stopping animation frames simulates this.
  await page.evaluate(() => Object.assign(window, { requestAnimationFrame: () => 0 }))
  await page.getByRole('button', { name: 'Etiket yazdır' }).click()
  const label = page.locator('[data-print-only]')
  await expect(label).toBeAttached()
  await expect(label).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await expect(label).toBeVisible()
  await expect(label).toContainText(patient.uuid)
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('main')).toBeHidden()
})
