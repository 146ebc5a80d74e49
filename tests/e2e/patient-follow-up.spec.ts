import { expectAccessibleAtEveryWidth } from '../support/e2e/accessibility'
import { findPatient } from '../support/e2e/reminders'
import { expect, test } from '../support/e2e/test'

test('the page of an unlocked patient is accessible, fits on a phone, and its label is printed alone (F-O19)', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => Object.assign(window, { print: () => new Promise(() => {}) }))
  const patient = await findPatient(page.request, await signIn(page, 'doctor'), false)
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
