import { callOf, expectVideo, expectAudioAndVideo, MEDIA, joinBoth, PATIENT, patientOf, prepare } from '../support/call'
import { reportGoodLocalLink, sentVideo } from '../support/peer-connections'
import { expect, test } from '../support/test'

const DOCTOR = 'Ayşe Yılmaz'

test.use({
  permissions: ['camera', 'microphone'],
  // Small, because two browsers render two videos each without a GPU.
  viewport: { width: 1024, height: 700 },
})

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page, 'doctor')
  await prepare(page)
})

test('after a crash of the media engine both rejoin automatically and exchange audio and video', async ({
  page,
  anotherContext,
  sandbox,
}) => {
  const patient = await (await anotherContext()).newPage()
  await joinBoth(page, patient, sandbox)
  const call = callOf(page)
  expect(await sandbox.crashMedia()).toBe(1)
  await expect(call.label('Yeniden Bağlanılıyor... (1/5)')).toBeVisible()
  await expect(call.label('Görüşme Devam Ediyor')).toBeVisible(MEDIA)
  await expect(call.peerVideo).toBeVisible(MEDIA)
  await expectAudioAndVideo(page)
  await expectAudioAndVideo(patient)
})

test('behind a proxy that closes WebSockets without an error both channels connect by polling (F-R12)', async ({
  page,
  anotherContext,
  sandbox,
}) => {
  await page.routeWebSocket(/socket\.io/, (socket) => void socket.close())
  const patient = await (await anotherContext()).newPage()
  const polled = page.waitForRequest(/\/telemedicine\/socket\.io\/.*transport=polling/)
  await joinBoth(page, patient, sandbox)
  await polled
  await expectAudioAndVideo(patient)
  expect(await sandbox.emit('test:ping', null), 'the live events of the portal').toBe(1)
})

test('the call reconnects as soon as the network is back', async ({
  page,
  context,
  anotherContext,
  sandbox,
  allow,
}) => {
  allow({ console: /ERR_INTERNET_DISCONNECTED/ })
  const patient = await (await anotherContext()).newPage()
  await joinBoth(page, patient, sandbox)
  const call = callOf(page)
  // `setOffline` affects neither open sockets nor WebRTC, so the platform disconnects both participants.
  await context.setOffline(true)
  await sandbox.disconnect('telemedicine', 'transport')
  await expect(call.label('Yeniden Bağlanılıyor... (2/5)'), 'the first attempt has failed').toBeVisible(MEDIA)
  await context.setOffline(false)
  await expect(call.label('Görüşme Devam Ediyor')).toBeVisible(MEDIA)
  await expect(call.peerVideo).toBeVisible(MEDIA)
  await expectAudioAndVideo(page)
  await expectAudioAndVideo(patient)
})

test('a weak connection names the weak side, and one click reduces the sent video', async ({
  page,
  anotherContext,
  sandbox,
}) => {
  test.setTimeout(180_000)
  await sandbox.setNetwork(PATIENT, {})
  const patient = await (await anotherContext()).newPage()
  await joinBoth(page, patient, sandbox)
  const call = callOf(page)
  const { weakLocal, weakRemote, stopCamera, reduceQuality } = call.texts.hints
  const hint = (text: string) => page.getByText(text, { exact: true })
  const SOON = { timeout: 60_000 }

  await reportGoodLocalLink(page)
  // With the delay, retransmitted packets arrive after later ones, also at a low frame rate.
  await sandbox.setNetwork(PATIENT, { direction: 'up', loss: 25, delayMs: 150 })
  await expect(hint(weakRemote).first()).toBeVisible(SOON)
  await page.getByRole('button', { name: reduceQuality, exact: true }).click()
  await expect(hint(weakRemote)).toHaveCount(0)
  await sandbox.setNetwork(PATIENT, {})
  const limits = { maxBitrate: 250_000, maxFramerate: 15, scaleResolutionDownBy: 2 }
  await expect.poll(async () => (await sentVideo(page)).limits).toMatchObject([limits])
  const { cameraHeight } = await sentVideo(page)
  await expect.poll(async () => (await sentVideo(page)).height, MEDIA).toBeLessThanOrEqual(cameraHeight / 2)

  await sandbox.setNetwork(DOCTOR, {})
  await page.reload()
  await expect(call.peerVideo).toBeVisible(MEDIA)
  await sandbox.setNetwork(DOCTOR, { direction: 'up', loss: 25 })
  await expect(hint(weakLocal).first()).toBeVisible(SOON)
  await page.getByRole('button', { name: stopCamera, exact: true }).click()
  await expect(call.startCamera).toBeVisible()
  await expect(patientOf(patient).doctor).toContainText('Kamerası kapalı', MEDIA)
  await expect(hint(weakLocal)).toHaveCount(0)
  await expectVideo(page)
})
