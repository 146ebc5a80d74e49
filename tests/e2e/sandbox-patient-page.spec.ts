import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/e2e/accessibility'
import { openPeerConnections, received, watchPeerConnections } from '../support/e2e/peer-connections'
import { expect, test } from '../support/e2e/test'

test.use({
  permissions: ['camera', 'microphone'],
  // Small, because two browsers render two videos each without a GPU.
  viewport: { width: 800, height: 600 },
})

/** Longer timeout, because two browsers share the machine. */
const MEDIA = { timeout: 20_000 }
const DOCTOR = 'Dr. Ayşe Yılmaz'
const PATIENT = 'İrem Yıldız'

const statusOf = (page: Page) => page.locator('#status')
const peerOf = (page: Page) => page.locator('#peer')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Joins as a guest, or with a token as clinic staff: a room admits one guest. */
async function enter(page: Page, room: string, name: string, token?: string) {
  await watchPeerConnections(page.context())
  await page.goto(`/sandbox/patient?${new URLSearchParams({ room, name, ...(token && { token }) })}`)
  await press(page, 'Görüşmeye katıl')
}

async function expectAudioAndVideo(page: Page) {
  const before = await received(page)
  await expect.poll(async () => (await received(page)).framesDecoded, MEDIA).toBeGreaterThan(before.framesDecoded + 5)
  await expect.poll(async () => (await received(page)).audioEnergy, MEDIA).toBeGreaterThan(before.audioEnergy)
  await expect(page.locator('#remote-video')).toBeVisible()
}

test('exactly two participants exchange audio and video, mute, pause, disconnect, rejoin and leave', async ({
  page: doctor,
  anotherContext,
  sandbox,
  signIn,
}) => {
  const { room } = await sandbox.openRoom(PATIENT)
  const token = await signIn(doctor, 'doctor')
  const patient = await (await anotherContext()).newPage()
  await enter(doctor, room, DOCTOR, token)
  await expect(statusOf(doctor)).toHaveText('Odadasınız. Karşı taraf bekleniyor.', MEDIA)
  await enter(patient, room, PATIENT)

  for (const [page, peer] of [
    [doctor, PATIENT],
    [patient, DOCTOR],
  ] as const) {
    await expect(statusOf(page)).toHaveText('Görüşmedesiniz.', MEDIA)
    await expect(peerOf(page)).toHaveText(peer)
    await expectAudioAndVideo(page)
  }
  const third = await (await anotherContext()).newPage()
  await enter(third, room, 'Başkası')
  await expect(statusOf(third)).toHaveText('Oda dolu. Diğer katılımcı ayrılınca yeniden deneyin.')
  await third.close()

  await press(patient, 'Mikrofonu kapat')
  await expect(peerOf(doctor)).toContainText('Mikrofonu kapalı')
  await press(patient, 'Kamerayı kapat')
  await expect(peerOf(doctor)).toContainText('Mikrofonu kapalı, Kamerası kapalı')
  await expect(doctor.locator('#remote-video')).toBeHidden()

  await press(patient, 'Bağlantıyı kopar')
  await expect(peerOf(doctor)).toContainText('Bağlantısı koptu, bekleniyor…')
  await expect(statusOf(patient)).toContainText('Bağlantıyı kopardınız.')
  expect(await openPeerConnections(patient)).toBe(0)

  await press(patient, 'Geri dön')
  await expect(statusOf(patient)).toHaveText('Görüşmedesiniz.', MEDIA)
  await expect(peerOf(doctor), 'the state before the disconnect').toContainText(
    'Mikrofonu kapalı, Kamerası kapalı',
    MEDIA,
  )
  await press(patient, 'Kamerayı aç')
  await press(patient, 'Mikrofonu aç')
  await expect(peerOf(doctor)).toHaveText(PATIENT)
  await expectAudioAndVideo(doctor)
  await expectAudioAndVideo(patient)

  await press(patient, 'Görüşmeden ayrıl')
  await expect(statusOf(patient)).toHaveText('Görüşmeden ayrıldınız. Bu sayfayı kapatabilirsiniz.')
  await expect(peerOf(doctor)).toHaveText('Karşı taraf henüz katılmadı')
  expect(await openPeerConnections(patient)).toBe(0)
})

test('a link to an unknown room shows an error', async ({ page, allow }) => {
  allow({ console: /Failed to load resource.*404/ })
  await page.goto('/sandbox/patient?room=none&name=Biri')
  await expect(statusOf(page)).toHaveText('Böyle bir oda yok. Bağlantıyı klinikten yeniden isteyin.')
  await expect(page.getByRole('button', { name: 'Görüşmeye katıl' })).toBeDisabled()
})

test('without camera and microphone the participant only watches', async ({ page, sandbox }) => {
  const { room } = await sandbox.openRoom(PATIENT)
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
  })
  await enter(page, room, PATIENT)
  await expect(statusOf(page)).toHaveText('Kamera ve mikrofon kullanılamıyor; yalnızca izliyorsunuz.', MEDIA)
  await expect(page.getByRole('button', { name: 'Mikrofonu kapat' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Görüşmeden ayrıl' })).toBeVisible()
})

test('the page is accessible before and in a call, in both languages and modes', async ({ page, sandbox }) => {
  const { room } = await sandbox.openRoom(PATIENT)
  await page.goto(`/sandbox/patient?${new URLSearchParams({ room, name: PATIENT, lang: 'en' })}`)
  await expect(page.getByRole('button', { name: 'Join the call' })).toBeEnabled()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Türkçe' }).click()
  await page.getByRole('button', { name: 'Görüşmeye katıl' }).focus()
  await page.keyboard.press('Enter')
  await expect(statusOf(page)).toHaveText('Odadasınız. Karşı taraf bekleniyor.', MEDIA)
  await expect(statusOf(page)).toBeFocused()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
})
