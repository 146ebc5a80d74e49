import type { Page } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/find-chromium.mjs'
import { expectAccessible } from '../support/accessibility'
import { openPeerConnections, received, watchPeerConnections } from '../support/peer-connections'
import { expect, test } from '../support/test'

const FAKE_DEVICES = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
const executablePath = findChromium()

test.use({
  launchOptions: { args: [...CHROMIUM_FLAGS, ...FAKE_DEVICES], ...(executablePath && { executablePath }) },
  permissions: ['camera', 'microphone'],
  // Two browsers paint two moving pictures each, without a graphics card.
  viewport: { width: 800, height: 600 },
})

/** A call between two browsers takes its time on a machine that has other things to do. */
const MEDIA = { timeout: 20_000 }
const DOCTOR = 'Dr. Ayşe Yılmaz'
const PATIENT = 'İrem Yıldız'

const statusOf = (page: Page) => page.locator('#status')
const peerOf = (page: Page) => page.locator('#peer')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function enter(page: Page, room: string, name: string) {
  await watchPeerConnections(page.context())
  await page.goto(`/sandbox/patient?${new URLSearchParams({ room, name })}`)
  await press(page, 'Görüşmeye katıl')
}

/** From now on pictures arrive, and something is to be heard. */
async function expectAudioAndVideo(page: Page) {
  const before = await received(page)
  await expect.poll(async () => (await received(page)).framesDecoded, MEDIA).toBeGreaterThan(before.framesDecoded + 5)
  await expect.poll(async () => (await received(page)).audioEnergy, MEDIA).toBeGreaterThan(before.audioEnergy)
  await expect(page.locator('#remote-video')).toBeVisible()
}

test('two people, and no third one, see and hear each other, mute, switch off, drop off, come back and leave', async ({
  page: doctor,
  anotherContext,
  sandbox,
}) => {
  const { room } = await sandbox.openRoom(PATIENT)
  const patient = await (await anotherContext()).newPage()
  await enter(doctor, room, DOCTOR)
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
  await expect(statusOf(third)).toHaveText('Oda dolu.')
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
  await expect(peerOf(doctor), 'as it was left').toContainText('Mikrofonu kapalı, Kamerası kapalı', MEDIA)
  await press(patient, 'Kamerayı aç')
  await press(patient, 'Mikrofonu aç')
  await expect(peerOf(doctor)).toHaveText(PATIENT)
  await expectAudioAndVideo(doctor)
  await expectAudioAndVideo(patient)

  await press(patient, 'Görüşmeden ayrıl')
  await expect(statusOf(patient)).toHaveText('Görüşmeden ayrıldınız. Bu sayfayı kapatabilirsiniz.')
  await expect(peerOf(doctor)).toHaveText('Karşı taraf henüz yok')
  expect(await openPeerConnections(patient)).toBe(0)
})

test('a link to a room that is not there says so', async ({ page, allow }) => {
  allow({ console: /Failed to load resource.*404/ })
  await page.goto('/sandbox/patient?room=none&name=Biri')
  await expect(statusOf(page)).toHaveText('Böyle bir oda yok. Bağlantıyı klinikten yeniden isteyin.')
  await expect(page.getByRole('button', { name: 'Görüşmeye katıl' })).toBeDisabled()
})

test('whoever has neither camera nor microphone, or does not allow them, only watches', async ({ page, sandbox }) => {
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
