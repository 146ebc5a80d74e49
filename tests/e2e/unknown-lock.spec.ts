import { expectAccessible } from '../support/accessibility'
import { ACCOUNTS } from '../support/accounts'
import { dialog, patientOf, typePin } from '../support/locked-patient'
import { expect, test } from '../support/test'

const { pin } = ACCOUNTS.doctor

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
