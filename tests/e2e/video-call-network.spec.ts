import type { Page } from '@playwright/test'
import {
  CALL_VIEWPORT,
  callOf,
  connectPatient,
  expectAudioAndVideo,
  joinCall,
  MEDIA,
  PATIENT,
  prepare,
} from '../support/e2e/call'
import { reportGoodLocalLink, reportMeasuredLink, sentVideo } from '../support/e2e/peer-connections'
import { expect, test } from '../support/e2e/test'
import { recordText } from '../support/e2e/text-recorder'

const DOCTOR = 'Ayşe Yılmaz'

/** The portal measures from the start again after the page was hidden. */
const restartMeasurement = (page: Page) =>
  page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
      document.dispatchEvent(new Event('visibilitychange'))
    }
  })

test.use({ permissions: ['camera', 'microphone'], viewport: CALL_VIEWPORT })

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page, 'doctor')
  await prepare(page)
})

test('a weak connection names the weak side; a call continues when the network is back, and after a crash of the media engine; its summary can be copied (F-K05)', async ({
  page,
  context,
  anotherContext,
  sandbox,
  allow,
}) => {
  allow({ console: /ERR_INTERNET_DISCONNECTED/ })
  await context.grantPermissions(['camera', 'microphone', 'clipboard-read', 'clipboard-write'])
  const patient = await (await anotherContext()).newPage()
  for (const name of [DOCTOR, PATIENT]) await sandbox.setNetwork(name, {})
  const reconnections = await recordText(page, 'Yeniden Bağlanılıyor... (')
  const { room, patientPath } = await sandbox.openRoom(PATIENT)
  await joinCall(page, { room })
  // The portal measures while the patient joins.
  await sandbox.setNetwork(DOCTOR, { direction: 'up', loss: 25 })
  await connectPatient(page, patient, patientPath)
  const call = callOf(page)
  const { weakLocal, weakRemote, stopCamera, reduceQuality } = call.texts.hints
  const hint = (text: string) => page.getByText(text, { exact: true })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const expectCall = async () => {
    await expect(call.statusBadge('Görüşme Devam Ediyor')).toBeVisible(MEDIA)
    await expect(call.peerVideo).toBeVisible(MEDIA)
    await expectAudioAndVideo(page)
    await expectAudioAndVideo(patient)
  }
  await test.step('a weak local side is named', async () => {
    await expect(hint(weakLocal).first()).toBeVisible(MEDIA)
    await expect(button(stopCamera)).toBeVisible()
    await sandbox.setNetwork(DOCTOR, {})
    await reportGoodLocalLink(page)
    await restartMeasurement(page)
    await expect(hint(weakLocal)).toHaveCount(0)
  })
  await test.step('a weak remote side is named, and one click reduces the sent video', async () => {
    // With the delay, retransmitted packets arrive after later ones, also at a low frame rate.
    await sandbox.setNetwork(PATIENT, { direction: 'up', loss: 25, delayMs: 150 })
    await expect(hint(weakRemote).first()).toBeVisible(MEDIA)
    await button(reduceQuality).click()
    await expect(hint(weakRemote)).toHaveCount(0)
    const limits = { maxBitrate: 250_000, maxFramerate: 15, scaleResolutionDownBy: 2 }
    await expect.poll(async () => (await sentVideo(page)).limits).toMatchObject([limits])
    const { cameraHeight } = await sentVideo(page)
    await expect.poll(async () => (await sentVideo(page)).height, MEDIA).toBeLessThanOrEqual(cameraHeight / 2)
    await sandbox.setNetwork(PATIENT, {})
    await reportMeasuredLink(page)
  })
  await test.step('the call continues when the network is back', async () => {
    // `setOffline` affects neither open sockets nor WebRTC, so the platform disconnects both participants.
    await context.setOffline(true)
    await sandbox.disconnect('telemedicine', 'transport')
    // Reconnections of the weak link, less than 30 seconds ago, count as attempts too.
    const secondAttempt = call.statusBadge(/Yeniden Bağlanılıyor\.\.\. \([2-5]\/5\)|Bağlantı Yok/)
    await expect(secondAttempt, 'the first attempt has failed').toBeVisible(MEDIA)
    await context.setOffline(false)
    await expectCall()
  })
  await test.step('the call continues after a crash of the media engine', async () => {
    const before = reconnections().length
    expect(await sandbox.crashMedia()).toBe(1)
    await expect.poll(() => reconnections().length).toBeGreaterThan(before)
    await expectCall()
  })
  await test.step('the summary can be copied, and stays nowhere', async () => {
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
