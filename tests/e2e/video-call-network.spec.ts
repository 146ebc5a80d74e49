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

test('the call continues after a disconnect by the platform, and as soon as the network is back (F-K05)', async ({
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
  const expectCall = async () => {
    await expect(call.label('Görüşme Devam Ediyor')).toBeVisible(MEDIA)
    await expect(call.peerVideo).toBeVisible(MEDIA)
    await expectAudioAndVideo(page)
    await expectAudioAndVideo(patient)
  }
  await test.step('the network', async () => {
    // `setOffline` affects neither open sockets nor WebRTC, so the platform disconnects both participants.
    await context.setOffline(true)
    await sandbox.disconnect('telemedicine', 'transport')
    await expect(call.label('Yeniden Bağlanılıyor... (2/5)'), 'the first attempt has failed').toBeVisible(MEDIA)
    await context.setOffline(false)
    await expectCall()
  })
  await test.step('the platform', async () => {
    await sandbox.disconnect('telemedicine', 'server')
    await Promise.all([
      // Counted on from the loss before if the call was connected for less than ten seconds.
      expect(page.getByText(/^Yeniden Bağlanılıyor\.\.\. \([1-4]\/5\)$/)).toBeVisible(),
      expect(patientOf(patient).status).toHaveText('Bağlantı koptu, yeniden bağlanılıyor…'),
    ])
    await expectCall()
  })
})

test('after a crash of the media engine both rejoin; the summary of the call names it, can be copied, and leaves nothing', async ({
  page,
  context,
  anotherContext,
  sandbox,
}) => {
  await context.grantPermissions(['camera', 'microphone', 'clipboard-read', 'clipboard-write'])
  const patient = await (await anotherContext()).newPage()
  await joinBoth(page, patient, sandbox)
  const call = callOf(page)
  await test.step('both exchange audio and video again', async () => {
    expect(await sandbox.crashMedia()).toBe(1)
    await expect(call.label('Yeniden Bağlanılıyor... (1/5)')).toBeVisible()
    await expect(call.label('Görüşme Devam Ediyor')).toBeVisible(MEDIA)
    await expect(call.peerVideo).toBeVisible(MEDIA)
    await expectAudioAndVideo(page)
    await expectAudioAndVideo(patient)
  })
  await test.step('the summary', async () => {
    await call.end.click()
    await expect(call.summary).toBeFocused()
    await expect(call.summary).toContainText(/Görüşme süresi0\d:\d\d/)
    await expect(call.summary).toContainText(/Yeniden bağlanma[1-9]/)
    await expect(call.summary).toContainText(/İrem Yıldız, \d\d:\d\d–\d\d:\d\d/)
    await call.summary.getByRole('button', { name: 'Metin olarak kopyala' }).click()
    await expect(page.getByText('Görüşme özeti kopyalandı').first()).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /\nKatılımcı: İrem Yıldız, [\s\S]*: Zayıf/,
    )

    await page.keyboard.press('Escape')
    await expect(call.summary).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.getByText(PATIENT)).toHaveCount(0)
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(stored).not.toContain(PATIENT)
  })
})

test('behind a proxy that closes WebSockets without an error both channels connect by polling (F-R12)', async ({
  page,
  sandbox,
}) => {
  await page.routeWebSocket(/socket\.io/, (socket) => void socket.close())
  const polled = page.waitForRequest(/\/telemedicine\/socket\.io\/.*transport=polling/)
  await page.goto((await sandbox.openRoom(PATIENT)).doctorPath)
  await callOf(page).join.click()
  await polled
  await expect(callOf(page).label('Görüşme Devam Ediyor')).toBeVisible(MEDIA)
  expect(await sandbox.emit('test:ping', null), 'the live events of the portal').toBe(1)
})

test('a weak connection names the weak side, and one click reduces the sent video', async ({
  page,
  anotherContext,
  sandbox,
}) => {
  await sandbox.setNetwork(PATIENT, {})
  const patient = await (await anotherContext()).newPage()
  await joinBoth(page, patient, sandbox)
  const call = callOf(page)
  const { weakLocal, weakRemote, stopCamera, reduceQuality } = call.texts.hints
  const hint = (text: string) => page.getByText(text, { exact: true })
  const SOON = { timeout: 60_000 }

  await test.step('the other side', async () => {
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
  })
  await test.step('the own side', async () => {
    await sandbox.setNetwork(DOCTOR, {})
    // A hint that was accepted suppresses the next one for a minute, but not after a reload.
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
})
