import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/e2e/accessibility'
import { CALL_VIEWPORT, expectAudioAndVideo, MEDIA, PATIENT, patientJoins, patientPage } from '../support/e2e/call'
import { openPeerConnections, watchPeerConnections } from '../support/e2e/peer-connections'
import { expect, test } from '../support/e2e/test'

test.use({ permissions: ['camera', 'microphone'], viewport: CALL_VIEWPORT })

const DOCTOR = 'Dr. Ayşe Yılmaz'

const pathOf = (parameters: Record<string, string>) => `/sandbox/patient?${new URLSearchParams(parameters)}`

/** Joins as a guest, or with a token as clinic staff: a room admits one guest. */
async function enter(page: Page, parameters: { room: string; name: string; token?: string }) {
  await watchPeerConnections(page.context())
  await patientJoins(page, pathOf(parameters))
}

const remoteVideo = (page: Page) => page.locator('#remote-video')

test('exactly two participants exchange audio and video, mute, pause, disconnect, rejoin and leave', async ({
  page: doctor,
  anotherContext,
  sandbox,
  signIn,
}) => {
  const { room } = await sandbox.openRoom(PATIENT)
  const token = await signIn(doctor, 'doctor')
  const patient = await (await anotherContext()).newPage()
  await enter(doctor, { room, name: DOCTOR, token })
  await expect(patientPage(doctor).status).toHaveText('Odadasınız. Karşı taraf bekleniyor.', MEDIA)
  await enter(patient, { room, name: PATIENT })

  for (const [page, peer] of [
    [doctor, PATIENT],
    [patient, DOCTOR],
  ] as const) {
    await expect(patientPage(page).status).toHaveText('Görüşmedesiniz.', MEDIA)
    await expect(patientPage(page).peer).toHaveText(peer)
    await expectAudioAndVideo(page)
    await expect(remoteVideo(page)).toBeVisible()
  }
  const third = await (await anotherContext()).newPage()
  await enter(third, { room, name: 'Başkası' })
  await expect(patientPage(third).status).toHaveText('Oda dolu. Diğer katılımcı ayrılınca yeniden deneyin.')
  await third.close()

  await patientPage(patient).press('Mikrofonu kapat')
  await expect(patientPage(doctor).peer).toContainText('Mikrofonu kapalı')
  await patientPage(patient).press('Kamerayı kapat')
  await expect(patientPage(doctor).peer).toContainText('Mikrofonu kapalı, Kamerası kapalı')
  await expect(remoteVideo(doctor)).toBeHidden()

  await patientPage(patient).press('Bağlantıyı kopar')
  await expect(patientPage(doctor).peer).toContainText('Bağlantısı koptu, bekleniyor…')
  await expect(patientPage(patient).status).toContainText('Bağlantıyı kopardınız.')
  expect(await openPeerConnections(patient)).toBe(0)

  await patientPage(patient).press('Geri dön')
  await expect(patientPage(patient).status).toHaveText('Görüşmedesiniz.', MEDIA)
  await expect(patientPage(doctor).peer, 'the state before the disconnect').toContainText(
    'Mikrofonu kapalı, Kamerası kapalı',
    MEDIA,
  )
  await patientPage(patient).press('Kamerayı aç')
  await patientPage(patient).press('Mikrofonu aç')
  await expect(patientPage(doctor).peer).toHaveText(PATIENT)
  for (const page of [doctor, patient]) {
    await expectAudioAndVideo(page)
    await expect(remoteVideo(page)).toBeVisible()
  }

  await patientPage(patient).press('Görüşmeden ayrıl')
  await expect(patientPage(patient).status).toHaveText('Görüşmeden ayrıldınız. Bu sayfayı kapatabilirsiniz.')
  await expect(patientPage(doctor).peer).toHaveText('Karşı taraf henüz katılmadı')
  expect(await openPeerConnections(patient)).toBe(0)
})

test('a link to an unknown room shows an error', async ({ page, allow }) => {
  allow({ console: /Failed to load resource.*404/ })
  await page.goto('/sandbox/patient?room=none&name=Biri')
  await expect(patientPage(page).status).toHaveText('Böyle bir oda yok. Bağlantıyı klinikten yeniden isteyin.')
  await expect(page.getByRole('button', { name: 'Görüşmeye katıl' })).toBeDisabled()
})

test('without camera and microphone the participant only watches', async ({ page, sandbox }) => {
  const { room } = await sandbox.openRoom(PATIENT)
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
  })
  await enter(page, { room, name: PATIENT })
  await expect(patientPage(page).status).toHaveText('Kamera ve mikrofon kullanılamıyor; yalnızca izliyorsunuz.', MEDIA)
  await expect(page.getByRole('button', { name: 'Mikrofonu kapat' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Görüşmeden ayrıl' })).toBeVisible()
})

test('the page is accessible before and in a call, in both languages and modes', async ({ page, sandbox }) => {
  const { room } = await sandbox.openRoom(PATIENT)
  await page.goto(pathOf({ room, name: PATIENT, lang: 'en' }))
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
