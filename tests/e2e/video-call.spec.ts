import type { Page } from '@playwright/test'
import {
  CALL_VIEWPORT,
  callOf,
  expectAudioAndVideo,
  expectVideo,
  expectLiveTracks,
  loseDevice,
  MEDIA,
  joinBoth,
  openedTracks,
  PATIENT,
  patientJoins,
  patientPage,
  prepare,
} from '../support/e2e/call'
import { openPeerConnections, sentVideos } from '../support/e2e/peer-connections'
import { expect, test } from '../support/e2e/test'
import type { SandboxControl } from '../support/sandbox-control'

test.use({ permissions: ['camera', 'microphone'], viewport: CALL_VIEWPORT })

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page, 'doctor')
  await prepare(page)
})

async function joinByCode(page: Page, room: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('görüşmeye')
  const action = page.getByRole('option', { name: /Görüşmeye katıl/ })
  // The row is active once the patients are loaded. They move the row, and a click during that move hits nothing.
  await expect(action).toHaveAttribute('aria-selected', 'true')
  await action.click()
  await page.getByRole('textbox', { name: 'Bağlantı veya oda kodu' }).fill(room)
  await page.getByRole('button', { name: 'Katıl', exact: true }).click()
}

async function expectEndAndNextCall(page: Page, patient: Page, sandbox: SandboxControl, room: string): Promise<void> {
  const call = callOf(page)
  const opened = await openPeerConnections(page)
  await test.step('the call ends', async () => {
    await expectLiveTracks(page, 2)
    await call.end.click()
    await expect(call.window).toHaveCount(0)
    await expectLiveTracks(page, 0, 'all tracks are stopped')
    await expect.poll(() => openPeerConnections(page)).toBe(0)
    await expect(patientPage(patient).peer).toHaveText('Karşı taraf henüz katılmadı', MEDIA)
    await expect(call.summary).toContainText(PATIENT)
    const left = async () => (await sandbox.requests()).filter(({ path }) => path.endsWith('/leave-room')).length
    await expect.poll(left).toBe(1)
  })
  await test.step('the next call, whose code is pasted, has no pre-join screen', async () => {
    await joinByCode(page, room)
    await expect(call.statusBadge('Görüşme Devam Ediyor')).toBeVisible(MEDIA)
    await expect(call.summary).toHaveCount(0)
    await expect(call.peerVideo).toBeVisible(MEDIA)
    await expectAudioAndVideo(page)
    await expectAudioAndVideo(patient)
    expect(await openPeerConnections(page)).toBe(opened)
  })
}

test('a link opens the pre-join screen and then the call; what is switched off, the shared screen, chosen and replaced devices, and a peer who leaves or rejoins, are shown; the next call works at once', async ({
  page,
  anotherContext,
  sandbox,
}) => {
  const patient = await (await anotherContext()).newPage()
  await prepare(patient)
  const { room, doctorPath, patientPath } = await sandbox.openRoom(PATIENT)
  const call = callOf(page)
  await test.step('the pre-join screen shows camera and microphone', async () => {
    await page.goto(doctorPath)
    await expect(call.preJoin).toBeVisible()
    await expect(page).toHaveURL(/\/tr$/)
    await expect(call.join).toBeFocused()
    await expect(call.preJoin.locator('video')).toBeVisible(MEDIA)
    await expect(page.getByRole('combobox', { name: 'Mikrofon' })).toBeEnabled()
    await expect
      .poll(() => page.getByRole('meter').getAttribute('aria-valuenow').then(Number), MEDIA)
      .toBeGreaterThan(0)
  })
  await test.step('both exchange audio and video', async () => {
    await page.keyboard.press('Enter')
    await expect(call.statusBadge('Görüşme Devam Ediyor')).toBeVisible(MEDIA)
    await expect(page.getByText('Katılımcı Bekleniyor...').first()).toBeVisible()
    await patientJoins(patient, patientPath)
    await expect(page.getByText(`${PATIENT} odaya katıldı`).first()).toBeVisible(MEDIA)
    await expect(call.peerVideo).toBeVisible(MEDIA)
    await expect(patientPage(patient).status).toHaveText('Görüşmedesiniz.', MEDIA)
    await expect(patientPage(patient).peer).toHaveText('Ayşe Yılmaz')
    await expectAudioAndVideo(page)
    await expectAudioAndVideo(patient)
    await expect(patientPage(patient).video).toBeVisible()
  })
  await test.step('the patient sees what the doctor switches off', async () => {
    await page.keyboard.press('m')
    await expect(call.unmute).toBeVisible()
    await expect(patientPage(patient).peer).toContainText('Mikrofonu kapalı')
    await call.stopCamera.click()
    await expect(patientPage(patient).peer).toContainText('Mikrofonu kapalı, Kamerası kapalı')
    await expect(patientPage(patient).video).toBeHidden()
    await expect(call.localTile).toContainText('Kameranız kapalı')
    await page.keyboard.press('v')
    await call.unmute.click()
    await expect(patientPage(patient).peer).not.toContainText('kapalı', MEDIA)
    await expectAudioAndVideo(patient)
    await expect(patientPage(patient).video).toBeVisible()
  })
  await test.step('the doctor sees what the patient switches off', async () => {
    await patientPage(patient).press('Mikrofonu kapat')
    await expect(call.icon('Mikrofonu kapalı')).toBeVisible()
    await patientPage(patient).press('Kamerayı kapat')
    await expect(call.peerTile).toContainText('Kamerası kapalı')
    await expect(call.peerVideo).toHaveCount(0)
  })
  await test.step('a disconnected peer can rejoin, as before', async () => {
    await patientPage(patient).press('Bağlantıyı kopar')
    await expect(call.peerTile).toContainText('Bağlantısı koptu, bekleniyor', MEDIA)
    await expect(call.icon(call.texts.peer.cameraUnknown)).toBeVisible()
    await expect(patientPage(patient).status).toContainText('Bağlantıyı kopardınız.')
    expect(await openPeerConnections(patient)).toBe(0)
    await patientPage(patient).press('Geri dön')
    await expect(patientPage(patient).status).toHaveText('Görüşmedesiniz.', MEDIA)
    await expect(call.icon('Mikrofonu kapalı')).toBeVisible(MEDIA)
    await expect(call.peerTile).toContainText('Kamerası kapalı', MEDIA)
    await patientPage(patient).press('Kamerayı aç')
    await patientPage(patient).press('Mikrofonu aç')
    await expect(call.peerVideo).toBeVisible(MEDIA)
    await expect(call.icon('Mikrofonu kapalı')).toHaveCount(0)
    await expectAudioAndVideo(page)
    await expectAudioAndVideo(patient)
  })
  await expectEndAndNextCall(page, patient, sandbox, room)
  const connections = await page.evaluate(() => window.peerConnections?.length)
  const camera = await sentVideos(page)
  await test.step('the patient sees the shared screen, and the camera again when the browser stops sharing', async () => {
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
    await expectLiveTracks(page, 2, 'camera and microphone')
  })
  await test.step('the patient sees the chosen camera, and hears the chosen microphone', async () => {
    const opened = await openedTracks(page)
    await call.devices.click()
    await page.getByRole('combobox', { name: 'Mikrofon' }).selectOption({ index: 2 })
    await page.getByRole('combobox', { name: 'Kamera' }).selectOption({ index: 2 })
    await expect.poll(() => sentVideos(page)).not.toEqual(camera)
    await expect.poll(() => openedTracks(page)).toBe(opened + 2)
    await expectLiveTracks(page, 2, 'the previous tracks are stopped')
    await expectAudioAndVideo(patient)
    await expectVideo(page)
    await page.keyboard.press('Escape')
  })
  await test.step('unplugged devices are replaced with a toast', async () => {
    await loseDevice(page, 'video')
    await expect(page.getByText(/^Kamera değişti: ./).first()).toBeVisible()
    await loseDevice(page, 'audio')
    await expect(page.getByText(/^Mikrofon değişti: ./).first()).toBeVisible()
    await expectLiveTracks(page, 2)
    await expectAudioAndVideo(patient)
    expect(await page.evaluate(() => window.peerConnections?.length), 'no rejoin').toBe(connections)
  })
  await test.step('a peer leaves', async () => {
    await patientPage(patient).press('Görüşmeden ayrıl')
    await expect(call.statusBadge('Kullanıcı Ayrıldı')).toBeVisible(MEDIA)
    await expect(patientPage(patient).status).toHaveText('Görüşmeden ayrıldınız. Bu sayfayı kapatabilirsiniz.')
    expect(await openPeerConnections(patient)).toBe(0)
  })
})

test('a call that ends informs the platform and leaves no track, connection or window; the next one works at once (F-K25, F-L17)', {
  tag: '@firefox-only',
}, async ({ page, anotherContext, sandbox }) => {
  const patient = await (await anotherContext()).newPage()
  const room = await joinBoth(page, patient, sandbox)
  await expectEndAndNextCall(page, patient, sandbox, room)
})
