import { BOGAZICI, choose, EGE, expectClinic, openPortal } from '../support/clinics'
import { expect, test } from '../support/test'
import { fillTicket, openTicket, pngFile } from '../support/tickets'

const storedText = () => sessionStorage.getItem('portal.ticket-draft')

test('a reload restores the open form and its text with a notice, but not the file', { tag: '@firefox' }, async ({
  page,
  signIn,
}) => {
  await signIn(page, 'doctor')
  await page.goto('/tr/takvim')
  await page.goto('/tr')
  const { file, chosen, input, choice, restored, details } = await openTicket(page)
  await fillTicket(page)
  await input('contact_phone').fill('0212 000 00 00')
  await file.setInputFiles(pngFile())
  await expect(chosen).toBeVisible()
  await page.reload()
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
})

test('a clinic switch keeps the text (F-C11)', async ({ page, signIn, sandbox }) => {
  await signIn(page, 'doctor')
  await openPortal(page, sandbox)
  await expectClinic(page, BOGAZICI)
  const { drawer, input } = await openTicket(page)
  await input('subject').fill('Yarım')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  const loaded = page.waitForEvent('load')
  await choose(page, EGE.name)
  await loaded
  await expectClinic(page, EGE)
  await openTicket(page)
  await expect(input('subject')).toHaveValue('Yarım')
})
