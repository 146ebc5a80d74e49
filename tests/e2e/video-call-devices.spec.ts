import {
  callOf,
  expectVideo,
  expectAudioAndVideo,
  fakeDevices,
  liveTracks,
  loseDevice,
  MEDIA,
  joinBoth,
  PATIENT,
  prepare,
} from '../support/call'
import { openPeerConnections, sentVideos } from '../support/peer-connections'
import { expect, test } from '../support/test'

test.use({
  launchOptions: fakeDevices('allow', { cameras: 3 }),
  permissions: ['camera', 'microphone', 'screen-wake-lock'],
})

// Slow: two browsers, and several changes of tracks.
test.beforeEach(async ({ page, signIn }) => {
  test.setTimeout(120_000)
  await signIn(page, 'doctor')
  await prepare(page)
})

test('the patient sees the shared screen, and the camera again when the browser stops sharing', async ({
  page,
  anotherContext,
  sandbox,
}) => {
  const patient = await (await anotherContext()).newPage()
  await joinBoth(page, patient, sandbox)
  const call = callOf(page)
  const camera = await sentVideos(page)
  expect(camera).toHaveLength(1)
  await call.shareScreen.click()
  await expect(call.stopSharing).toBeVisible()
  await expect(call.own).toContainText('Ekranınızı paylaşıyorsunuz')
  await expect.poll(() => sentVideos(page)).not.toEqual(camera)
  await expectAudioAndVideo(patient)

  await loseDevice(page, 'video')
  await expect(call.shareScreen).toBeVisible()
  await expect(call.own).not.toContainText('Ekranınızı paylaşıyorsunuz')
  await expect.poll(() => sentVideos(page)).toEqual(camera)
  await expectAudioAndVideo(patient)
  await expect.poll(() => liveTracks(page), 'camera and microphone').toBe(2)
})

test('microphone and camera can be changed in the call; unplugged ones are replaced with a toast', async ({
  page,
  anotherContext,
  sandbox,
}) => {
  const patient = await (await anotherContext()).newPage()
  await joinBoth(page, patient, sandbox)
  const connections = await page.evaluate(() => window.peerConnections?.length)
  await callOf(page).devices.click()
  await page.getByRole('combobox', { name: 'Mikrofon' }).selectOption({ index: 2 })
  await page.getByRole('combobox', { name: 'Kamera' }).selectOption({ index: 2 })
  await expect.poll(() => liveTracks(page), 'the previous tracks are stopped').toBe(2)
  await expectAudioAndVideo(patient)
  await expectVideo(page)
  await page.keyboard.press('Escape')

  await loseDevice(page, 'video')
  await expect(page.getByText(/^Kamera değişti: ./).first()).toBeVisible()
  await loseDevice(page, 'audio')
  await expect(page.getByText(/^Mikrofon değişti: ./).first()).toBeVisible()
  await expect.poll(() => liveTracks(page)).toBe(2)
  await expectAudioAndVideo(patient)
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
  await expect(call.label('Görüşme Devam Ediyor')).toBeVisible(MEDIA)
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
  const own = await opened
  await expect(call.window).toContainText('Görüşme ayrı pencerede')
  const ownCall = callOf(own)
  await expect(ownCall.mute).toBeVisible()
  await own.keyboard.press('m')
  await expect(ownCall.unmute).toBeVisible()
  await own.keyboard.press('v')
  await expect(ownCall.startCamera).toBeVisible()
  const shown = await liveTracks(page)
  await own.keyboard.press('s')
  await expect.poll(() => liveTracks(page), 'the screen').toBe(shown + 1)
  // The window closes before the key is released.
  await own.keyboard.press('g').catch(() => undefined)
  await expect(call.window).toHaveAttribute('data-layout-variant', 'full')
  await expect.poll(() => own.isClosed()).toBe(true)
  await expect(call.unmute).toBeVisible()
  await expect(call.stopSharing).toBeVisible()

  await call.end.click()
  await expect(call.window).toHaveCount(0)
  await expect.poll(awake).toBe(0)
})

test('during a search the call is minimised, and mute and end stay available', async ({
  page,
  anotherContext,
  sandbox,
}) => {
  await joinBoth(page, await (await anotherContext()).newPage(), sandbox)
  const call = callOf(page)
  const search = page.getByRole('combobox', { name: 'Aranacak metin' })
  await page.keyboard.press('Control+k')
  await expect(search).toBeFocused()
  await expect(call.window).toHaveAttribute('data-layout-variant', 'minimised')
  await expect(call.end).toBeVisible()
  await call.mute.click()
  await expect(call.unmute).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(call.mute).toBeVisible()
  await expect(search, 'the search is still open').toBeVisible()
  await expectVideo(page)
  await page.keyboard.press('Escape')
  await expect(search).toHaveCount(0)
  await expect(call.window, 'as large as before').toHaveAttribute('data-layout-variant', 'full')

  await page.keyboard.press('Control+k')
  await expect(search).toBeFocused()
  await call.restore.click()
  await expect(call.window, 'over the search').toHaveAttribute('data-layout-variant', 'full')
  await page.keyboard.press('Escape')
  await expect(search, 'the previous focus').toBeFocused()
  await expect(call.window).toHaveAttribute('data-layout-variant', 'minimised')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main'), 'the minimised call is not before the page').toBeFocused()

  await page.getByRole('button', { name: 'Pencereyi taşı' }).click()
  const left = async () => (await call.window.boundingBox())?.x
  await expect.poll(left).toBe(8)
  await page.reload()
  await expect(call.label('Görüşme Devam Ediyor')).toBeVisible(MEDIA)
  expect(await left(), 'the position is kept').toBe(8)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Hasta, sayfa veya işlem ara' }).click()
  await expect(search).toBeFocused()
  await expect(call.window).toHaveAttribute('data-strip')
  await expect(call.peerVideo, 'also minimised').toBeVisible()
  const windowBox = await call.window.boundingBox()
  const dialog = await page.getByRole('dialog').filter({ has: search }).boundingBox()
  expect((dialog?.y ?? 0) + (dialog?.height ?? 0), 'nothing of the dialog is covered').toBeLessThanOrEqual(
    windowBox?.y ?? 0,
  )
  await call.end.click()
  await expect(call.window).toHaveCount(0)
  await expect(search).toBeVisible()
})

test('camera and microphone can be tried from the settings and the search, without a room, and are released', async ({
  page,
}) => {
  const { deviceTest } = callOf(page)
  await page.goto('/tr/ayarlar')
  const button = page.getByRole('button', { name: 'Kamera ve mikrofonu dene' })
  await button.click()
  await expect(deviceTest.locator('video')).toBeVisible(MEDIA)
  await expect.poll(() => liveTracks(page)).toBe(2)
  await expect.poll(() => page.getByRole('meter').getAttribute('aria-valuenow').then(Number), MEDIA).toBeGreaterThan(0)
  await deviceTest.getByRole('combobox', { name: 'Kamera' }).selectOption({ index: 2 })
  await expect.poll(() => liveTracks(page), 'the previous track is stopped').toBe(2)
  await page.keyboard.press('v')
  await expect.poll(() => liveTracks(page), 'the camera is off').toBe(1)
  await expect(deviceTest).toContainText('Kameranız kapalı')
  await page.keyboard.press('Escape')
  await expect(deviceTest).toHaveCount(0)
  await expect.poll(() => liveTracks(page)).toBe(0)
  await expect(button).toBeFocused()

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Aranacak metin' }).fill('mikrofon')
  await page.getByRole('option', { name: 'Kamera ve mikrofonu dene' }).click()
  await expect(deviceTest.locator('video'), 'the camera is on again').toBeVisible(MEDIA)
  await deviceTest.getByRole('button', { name: 'Kapat', exact: true }).click()
  await expect.poll(() => liveTracks(page)).toBe(0)
  expect(await openPeerConnections(page)).toBe(0)
})
