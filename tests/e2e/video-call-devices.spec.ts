import { expectAccessible } from '../support/e2e/accessibility'
import { CALL_VIEWPORT, callOf, expectLiveTracks, MEDIA, openedTracks, PATIENT, prepare } from '../support/e2e/call'
import { recordTraffic } from '../support/e2e/data-leaks'
import { openPeerConnections } from '../support/e2e/peer-connections'
import { CHEAP_PAGE, shell } from '../support/e2e/shell'
import { expect, test } from '../support/e2e/test'

test.use({
  permissions: ['camera', 'microphone', 'screen-wake-lock'],
  viewport: CALL_VIEWPORT,
})

test('devices can be tried before a call and from the settings; a call has a wake lock, full screen, and shortcuts in the picture-in-picture window, and can be ended after an error of its view (F-L16, F-R01)', async ({
  page,
  context,
  sandbox,
  signIn,
  allow,
}) => {
  allow({ console: /broken view/ })
  const traffic = await recordTraffic(context)
  await signIn(page, 'doctor')
  await prepare(page)
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
  await test.step('the loudspeaker can be tested before the call', async () => {
    const { room } = await sandbox.openRoom(PATIENT)
    await page.goto(`${CHEAP_PAGE.tr}?room=${room}`)
    await page.getByRole('button', { name: 'Hoparlörü test et' }).click()
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'played') as string[])).toContain('AUDIO')
    await expect(page.getByText('Ses çalınamadı.')).toHaveCount(0)
  })
  await test.step('the call keeps the screen awake, and can fill it', async () => {
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
  })
  await test.step('shortcuts work in the picture-in-picture window', async () => {
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
    await expectLiveTracks(page, 1, 'the microphone')
    await pipPage.keyboard.press('s')
    await expectLiveTracks(page, 2, 'the microphone and the screen')
    // The window closes before the key is released.
    await pipPage.keyboard.press('g').catch(() => undefined)
    await expect(call.window).toHaveAttribute('data-layout-variant', 'full')
    await expect.poll(() => pipPage.isClosed()).toBe(true)
    await expect(call.unmute).toBeVisible()
    await expect(call.stopSharing).toBeVisible()
    expect(await awake()).toBe(1)
  })
  await test.step('after an error of its view, which is reported, a call is muted and ended over an open drawer, and the portal stays', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await call.stopSharing.click()
    await call.unmute.click()
    await page.evaluate(() => {
      window.MediaStream = class extends MediaStream {
        constructor() {
          super()
          throw new Error('broken view')
        }
      }
    })
    await call.startCamera.click()

    const fallback = page.getByRole('region', { name: 'Görüntülü görüşme' })
    await expect(fallback.getByRole('alert')).toContainText('Görüşme ekranı gösterilemiyor', MEDIA)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect
      .poll(traffic)
      .toContainEqual({ location: 'error report', content: expect.stringContaining('"kind":"render"') })
    await expectAccessible(page)

    const { button, texts } = shell(page)
    await button(texts.help).click()
    await expect(page.getByRole('dialog', { name: 'Destek talebi' })).toBeVisible()
    await call.mute.click()
    await expect(call.unmute).toBeVisible()
    await call.end.click()
    await expect(fallback).toHaveCount(0)
    await expectLiveTracks(page, 0)
  })
  await test.step('camera and microphone can be tried from the settings, without a room, and are released', async () => {
    await page.goto('/tr/ayarlar')
    const button = page.getByRole('button', { name: 'Kamera ve mikrofonu test et' })
    await button.click()
    await expect(call.deviceTest.locator('video')).toBeVisible(MEDIA)
    await expectLiveTracks(page, 2)
    await expect
      .poll(() => page.getByRole('meter').getAttribute('aria-valuenow').then(Number), MEDIA)
      .toBeGreaterThan(0)
    const opened = await openedTracks(page)
    await call.deviceTest.getByRole('combobox', { name: 'Kamera' }).selectOption({ index: 2 })
    await expect.poll(() => openedTracks(page)).toBe(opened + 1)
    await expectLiveTracks(page, 2, 'the previous track is stopped')
    await page.keyboard.press('v')
    await expectLiveTracks(page, 1, 'the camera is off')
    await expect(call.deviceTest).toContainText('Kameranız kapalı')
    await page.keyboard.press('Escape')
    await expect(call.deviceTest).toHaveCount(0)
    await expectLiveTracks(page, 0)
    await expect(button).toBeFocused()
    expect(await openPeerConnections(page)).toBe(0)
  })
})
