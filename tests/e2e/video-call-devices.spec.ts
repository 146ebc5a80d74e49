import {
  CALL_VIEWPORT,
  callOf,
  expectVideo,
  expectAudioAndVideo,
  liveTracks,
  loseDevice,
  MEDIA,
  joinBoth,
  openedTracks,
  PATIENT,
  prepare,
} from '../support/e2e/call'
import { openPeerConnections, sentVideos } from '../support/e2e/peer-connections'
import { expect, test } from '../support/e2e/test'

test.use({
  permissions: ['camera', 'microphone', 'screen-wake-lock'],
  viewport: CALL_VIEWPORT,
})

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page, 'doctor')
  await prepare(page)
})

test('the patient sees the shared screen and the chosen devices; unplugged ones are replaced with a toast', async ({
  page,
  anotherContext,
  sandbox,
}) => {
  const patient = await (await anotherContext()).newPage()
  await joinBoth(page, patient, sandbox)
  const call = callOf(page)
  const connections = await page.evaluate(() => window.peerConnections?.length)
  const camera = await sentVideos(page)
  await test.step('the screen, and the camera again when the browser stops sharing', async () => {
    expect(camera).toHaveLength(1)
    await call.shareScreen.click()
    await expect(call.stopSharing).toBeVisible()
    await expect(call.localTile).toContainText('Ekranınızı paylaşıyorsunuz')
    await expect.poll(() => sentVideos(page)).not.toEqual(camera)
    await expectVideo(patient)

    await loseDevice(page, 'video')
    await expect(call.shareScreen).toBeVisible()
    await expect(call.localTile).not.toContainText('Ekranınızı paylaşıyorsunuz')
    await expect.poll(() => sentVideos(page)).toEqual(camera)
    await expectVideo(patient)
    await expect.poll(() => liveTracks(page), 'camera and microphone').toBe(2)
  })
  await test.step('another microphone and camera', async () => {
    const opened = await openedTracks(page)
    await call.devices.click()
    await page.getByRole('combobox', { name: 'Mikrofon' }).selectOption({ index: 2 })
    await page.getByRole('combobox', { name: 'Kamera' }).selectOption({ index: 2 })
    await expect.poll(() => sentVideos(page)).not.toEqual(camera)
    await expect.poll(() => openedTracks(page)).toBe(opened + 2)
    await expect.poll(() => liveTracks(page), 'the previous tracks are stopped').toBe(2)
    await expectAudioAndVideo(patient)
    await expectVideo(page)
    await page.keyboard.press('Escape')
  })
  await test.step('unplugged devices', async () => {
    await loseDevice(page, 'video')
    await expect(page.getByText(/^Kamera değişti: ./).first()).toBeVisible()
    await loseDevice(page, 'audio')
    await expect(page.getByText(/^Mikrofon değişti: ./).first()).toBeVisible()
    await expect.poll(() => liveTracks(page)).toBe(2)
    await expectAudioAndVideo(patient)
  })
  expect(await page.evaluate(() => window.peerConnections?.length), 'no rejoin').toBe(connections)
})

test('the loudspeaker can be tested before the call; the call has a wake lock, full screen, and shortcuts in the picture-in-picture window (F-L16)', async ({
  page,
  context,
  sandbox,
}) => {
  await context.addInitScript(() => {
    const open: WakeLockSentinel[] = []
    Object.assign(window, { wakeLocks: open })
    const request = WakeLock.prototype.request
    WakeLock.prototype.request = async function (...type) {
      const lock = await request.apply(this, type)
      open.push(lock)
      return lock
    }
    const played: string[] = []
    Object.assign(window, { played })
    const play = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = async function () {
      await play.apply(this)
      played.push(this.tagName)
    }
  })
  const awake = () =>
    page.evaluate(
      () => (Reflect.get(window, 'wakeLocks') as WakeLockSentinel[]).filter(({ released }) => !released).length,
    )
  const isFullscreen = () => page.evaluate(() => document.fullscreenElement !== null)
  const call = callOf(page)
  await page.goto((await sandbox.openRoom(PATIENT)).doctorPath)
  await page.getByRole('button', { name: 'Hoparlörü test et' }).click()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'played') as string[])).toContain('AUDIO')
  await expect(page.getByText('Ses çalınamadı.')).toHaveCount(0)

  await call.join.click()
  await expect(call.statusBadge('Görüşme Devam Ediyor')).toBeVisible(MEDIA)
  await expect.poll(awake).toBe(1)
  await page.getByRole('button', { name: 'Tam ekran' }).click()
  await expect(page.getByRole('button', { name: 'Tam ekrandan çık' })).toBeVisible()
  expect(await isFullscreen()).toBe(true)
  const search = page.getByRole('combobox', { name: 'Aranacak metin' })
  await page.keyboard.press('Control+k')
  await expect(search).toBeFocused()
  await expect(call.window).toHaveAttribute('data-layout-variant', 'minimised')
  await page.keyboard.press('Escape')
  await expect(call.window).toHaveAttribute('data-layout-variant', 'full')
  expect(await isFullscreen(), 'as before').toBe(true)
  await page.getByRole('button', { name: 'Tam ekrandan çık' }).click()
  await expect.poll(isFullscreen).toBe(false)

  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Ayrı pencerede göster' }).click()
  const pipPage = await opened
  await expect(call.window).toContainText('Görüşme ayrı pencerede')
  const pipCall = callOf(pipPage)
  await expect(pipCall.mute).toBeVisible()
  await pipPage.keyboard.press('m')
  await expect(pipCall.unmute).toBeVisible()
  await pipPage.keyboard.press('v')
  await expect(pipCall.startCamera).toBeVisible()
  await expect.poll(() => liveTracks(page), 'the microphone').toBe(1)
  await pipPage.keyboard.press('s')
  await expect.poll(() => liveTracks(page), 'the microphone and the screen').toBe(2)
  // The window closes before the key is released.
  await pipPage.keyboard.press('g').catch(() => undefined)
  await expect(call.window).toHaveAttribute('data-layout-variant', 'full')
  await expect.poll(() => pipPage.isClosed()).toBe(true)
  await expect(call.unmute).toBeVisible()
  await expect(call.stopSharing).toBeVisible()

  await call.end.click()
  await expect(call.window).toHaveCount(0)
  await expect.poll(awake).toBe(0)
})

test('camera and microphone can be tried from the settings, without a room, and are released', async ({ page }) => {
  const { deviceTest } = callOf(page)
  await page.goto('/tr/ayarlar')
  const button = page.getByRole('button', { name: 'Kamera ve mikrofonu test et' })
  await button.click()
  await expect(deviceTest.locator('video')).toBeVisible(MEDIA)
  await expect.poll(() => liveTracks(page)).toBe(2)
  await expect.poll(() => page.getByRole('meter').getAttribute('aria-valuenow').then(Number), MEDIA).toBeGreaterThan(0)
  const opened = await openedTracks(page)
  await deviceTest.getByRole('combobox', { name: 'Kamera' }).selectOption({ index: 2 })
  await expect.poll(() => openedTracks(page)).toBe(opened + 1)
  await expect.poll(() => liveTracks(page), 'the previous track is stopped').toBe(2)
  await page.keyboard.press('v')
  await expect.poll(() => liveTracks(page), 'the camera is off').toBe(1)
  await expect(deviceTest).toContainText('Kameranız kapalı')
  await page.keyboard.press('Escape')
  await expect(deviceTest).toHaveCount(0)
  await expect.poll(() => liveTracks(page)).toBe(0)
  await expect(button).toBeFocused()
  expect(await openPeerConnections(page)).toBe(0)
})
