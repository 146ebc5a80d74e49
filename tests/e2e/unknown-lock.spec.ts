import { expectAccessible } from '../support/accessibility'
import { ACCOUNTS, leave } from '../support/accounts'
import { boxes, dialog, patientOf, typePin } from '../support/locked-patient'
import { expect, test } from '../support/test'

const { pin } = ACCOUNTS.doctor
const NOTE = 'b1a7c9d3-5e2f-4d86-8c40-6f9e0b2a7d34'

test('without reminders the page asks for the PIN, and opens without them', async ({
  page,
  signIn,
  sandbox,
  allow,
}) => {
  allow({ console: /403/ })
  const patient = await patientOf(page, await signIn(page, 'doctor'), true)
  await sandbox.addFault({ operationId: 'listReminders', status: 403, times: 20 })
  await page.goto(`/tr/hasta-takip/${patient.uuid}`)
  await expect(dialog(page)).toBeVisible()
  await expect(page.getByText(patient.uuid)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Hasta takibi açılamadı' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('button', { name: 'PIN gir' }).click()
  await typePin(page, pin)
  const open = page.getByRole('region', { name: 'Zaman çizelgesi' })
  await expect(open.getByRole('alert')).toContainText('Hatırlatmalar yüklenemedi')
  await expectAccessible(page)
  await sandbox.clearFaults()
  await open.getByRole('button', { name: 'Yeniden dene' }).click()
  await expect(page.getByRole('heading', { level: 1, name: patient.name })).toBeVisible()
})

test('the card and the page of a patient with an unreadable reminder open only after the PIN', async ({
  page,
  signIn,
  sandbox,
  allow,
}) => {
  // The page is left while its live connection may be opening.
  allow({ console: /WebSocket is closed before/ })
  const patient = await patientOf(page, await signIn(page, 'doctor'), true)
  for (const { reminder, rows } of [
    {
      reminder: 'an unreadable lock',
      rows: (uuid: string) => [{ notes_uuid: NOTE, patient_info: { uuid, locked: 'evet' } }],
    },
    { reminder: 'no id of its own', rows: (uuid: string) => [{ patient_info: { uuid, locked: true } }] },
    { reminder: 'no shape at all beside it', rows: (uuid: string) => ['?', { patient_info: { uuid, locked: 1 } }] },
  ]) {
    await test.step(reminder, async () => {
      await sandbox.replaceResponse('listReminders', { body: { notes: rows(patient.uuid) } })
      await page.goto('/tr')
      await page.getByRole('button', { name: 'Hasta, sayfa veya işlem ara' }).click()
      await page.keyboard.type(patient.name)
      await page
        .getByRole('option', { name: new RegExp(`^${patient.name}`) })
        .first()
        .click()
      await expect(boxes(page).first()).toBeFocused()
      await expect(page.getByRole('dialog', { name: patient.name })).toHaveCount(0)
      await page.goto(`/tr/hasta-takip/${patient.uuid}`)
      await expect(dialog(page)).toBeVisible()
      await expect(page.getByRole('main').getByText(patient.uuid)).toHaveCount(0)
      await sandbox.clearFaults()
      await leave(page)
    })
  }
})
