import { expectAccessible } from '../support/e2e/accessibility'
import { CALL_VIEWPORT, denyDevices, MEDIA, PATIENT, patientJoins, patientPage } from '../support/e2e/call'
import { expect, test } from '../support/e2e/test'

test.use({ permissions: ['camera', 'microphone'], viewport: CALL_VIEWPORT })

test('a link to an unknown room shows an error', async ({ page, allow }) => {
  allow({ console: /Failed to load resource.*404/ })
  await page.goto('/sandbox/patient?room=none&name=Biri')
  await expect(patientPage(page).status).toHaveText('Böyle bir oda yok. Bağlantıyı klinikten yeniden isteyin.')
  await expect(page.getByRole('button', { name: 'Görüşmeye katıl' })).toBeDisabled()
})

test('without camera and microphone the participant only watches, and a second guest is not admitted', async ({
  page,
  sandbox,
}) => {
  const { room, patientPath } = await sandbox.openRoom(PATIENT)
  await denyDevices(page)
  await patientJoins(page, patientPath)
  await expect(patientPage(page).status).toHaveText('Kamera ve mikrofon kullanılamıyor; yalnızca izliyorsunuz.', MEDIA)
  await expect(page.getByRole('button', { name: 'Mikrofonu kapat' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Görüşmeden ayrıl' })).toBeVisible()

  const other = await page.context().newPage()
  await patientJoins(other, `/sandbox/patient?room=${room}&name=Başkası`)
  await expect(patientPage(other).status).toHaveText('Oda dolu. Diğer katılımcı ayrılınca yeniden deneyin.')
})

test('the page is accessible before and in a call, in both languages and modes', async ({ page, sandbox }) => {
  const { patientPath } = await sandbox.openRoom(PATIENT)
  await page.goto(`${patientPath}&lang=en`)
  await expect(page.getByRole('button', { name: 'Join the call' })).toBeEnabled()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Türkçe' }).click()
  await page.getByRole('button', { name: 'Görüşmeye katıl' }).focus()
  await page.keyboard.press('Enter')
  await expect(patientPage(page).status).toHaveText('Odadasınız. Karşı taraf bekleniyor.', MEDIA)
  await expect(patientPage(page).status).toBeFocused()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
})
