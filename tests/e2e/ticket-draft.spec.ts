import { EGE, expectClinic } from '../support/clinics'
import { waitForLiveConnections } from '../support/live-connection'
import { expect, test } from '../support/test'
import { fillTicket, openTicket, pngFile } from '../support/tickets'

const storedText = () => sessionStorage.getItem('portal.ticket-draft')

test('the reload of a clinic switch restores the open form and its text with a notice, but not the file (F-C11)', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(page, 'doctor')
  await page.goto('/tr/stok-sayimi')
  const { file, chosen, input, choice, restored, details } = await openTicket(page)
  await fillTicket(page)
  await input('contact_phone').fill('0212 000 00 00')
  await file.setInputFiles(pngFile())
  await expect(chosen).toBeVisible()
  await waitForLiveConnections(sandbox)
  await sandbox.switchClinic(EGE.uuid)
  await expect(restored).toBeVisible()
  await expect(input('subject')).toHaveValue('Takvim açılmıyor')
  await expect(input('description')).toHaveValue('Bu sabahtan beri takvim boş geliyor.')
  await expect(choice('category')).toHaveValue('TECHNICAL')
  await expect(choice('priority')).toHaveValue('HIGH')
  await expect(input('contact_phone')).toHaveValue('0212 000 00 00')
  await expect(input('contact_name')).toHaveValue('Ayşe')
  await expect(chosen).toBeHidden()
  await expect(details).not.toBeChecked()
  expect(await page.evaluate(storedText)).not.toContain('Ayşe')
  await page.keyboard.press('Escape')
  await expectClinic(page, EGE)
})
