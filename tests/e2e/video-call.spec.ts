import {
  callOf,
  expectVideo,
  expectAudioAndVideo,
  liveTracks,
  MEDIA,
  joinBoth,
  PATIENT,
  patientJoins,
  patientOf,
  prepare,
} from '../support/call'
import { choose, EGE, expectClinic } from '../support/clinics'
import { openPeerConnections, received } from '../support/peer-connections'
import { shell } from '../support/shell'
import { expect, test } from '../support/test'

test.use({ permissions: ['camera', 'microphone'] })

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page, 'doctor')
  await prepare(page)
})

test('a link opens the pre-join screen and then the call, with audio and video, mute and camera off', async ({
  page,
  anotherContext,
  sandbox,
}) => {
  const patient = await (await anotherContext()).newPage()
  await prepare(patient)
  const { doctorPath, patientPath } = await sandbox.openRoom(PATIENT)
  const call = callOf(page)
  await page.goto(doctorPath)
  await expect(call.preJoin).toBeVisible()
  await expect(page).toHaveURL(/\/tr$/)
  await expect(call.join).toBeFocused()
  await expect(call.preJoin.locator('video')).toBeVisible(MEDIA)
  await expect(page.getByRole('combobox', { name: 'Mikrofon' })).toBeEnabled()
  await expect.poll(() => page.getByRole('meter').getAttribute('aria-valuenow').then(Number), MEDIA).toBeGreaterThan(0)

  await page.keyboard.press('Enter')
  await expect(call.label('Görüşme Devam Ediyor')).toBeVisible(MEDIA)
  await expect(page.getByText('Katılımcı Bekleniyor...').first()).toBeVisible()
  await patientJoins(patient, patientPath)
  await expect(page.getByText(`${PATIENT} odaya katıldı`).first()).toBeVisible(MEDIA)
  await expect(call.peerVideo).toBeVisible(MEDIA)
  await expectAudioAndVideo(page)
  await expectAudioAndVideo(patient)

  await page.keyboard.press('m')
  await expect(call.unmute).toBeVisible()
  await expect(patientOf(patient).doctor).toContainText('Mikrofonu kapalı')
  await call.stopCamera.click()
  await expect(patientOf(patient).doctor).toContainText('Mikrofonu kapalı, Kamerası kapalı')
  await expect(call.own).toContainText('Kameranız kapalı')
  await page.keyboard.press('v')
  await call.unmute.click()
  await expect(patientOf(patient).doctor).not.toContainText('kapalı', MEDIA)
  await expectAudioAndVideo(patient)

  await patientOf(patient).press('Mikrofonu kapat')
  await expect(call.sign('Mikrofonu kapalı')).toBeVisible()
  await patientOf(patient).press('Kamerayı kapat')
  await expect(call.peer).toContainText('Kamerası kapalı')
  await expect(call.peerVideo).toHaveCount(0)
})

test('a minimised call continues while the portal is used, can be moved, and restored (F-L13)', async ({
  page,
  anotherContext,
  sandbox,
}) => {
  await joinBoth(page, await (await anotherContext()).newPage(), sandbox)
  const call = callOf(page)
  const video = await call.peerVideo.elementHandle()

  await page.keyboard.press('Escape')
  await expect(call.window).toHaveAttribute('data-layout-variant', 'minimised')
  const box = await call.window.boundingBox()
  expect(box).toMatchObject({ width: 400, height: 300 })
  const help = await shell(page).button('Yardım ve destek').boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(help?.x ?? 0)
  expect(await call.peerVideo.evaluate((element, before) => element === before, video), 'the same element').toBe(true)
  await expect(call.own, 'the local video is not rendered').toHaveCount(0)
  await expectVideo(page)

  await shell(page).menu.getByRole('link', { name: 'Takvim' }).click()
  await expect(page).toHaveURL(/takvim/)
  await expect(call.window).toContainText(PATIENT)
  await expectVideo(page)

  const move = page.getByRole('button', { name: 'Pencereyi taşı' })
  await move.focus()
  await page.keyboard.press('ArrowUp')
  await expect.poll(async () => (await call.window.boundingBox())?.y).toBe((box?.y ?? 0) - 16)
  await move.click()
  await expect.poll(async () => (await call.window.boundingBox())?.x).toBe(8)
  await page.mouse.move(60, (box?.y ?? 0) + 20)
  await page.mouse.down()
  await page.mouse.move(360, 300, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await call.window.boundingBox())?.x).toBe(308)

  await call.restore.click()
  await expect(call.window).toHaveAttribute('data-layout-variant', 'full')
  await expect(call.own).toBeVisible()
  await page.keyboard.press('g')
  await expect(call.restore).toBeVisible()
})

test('a disconnected peer can rejoin, and leaving is announced', async ({ page, anotherContext, sandbox }) => {
  const patient = await (await anotherContext()).newPage()
  await joinBoth(page, patient, sandbox)
  const call = callOf(page)
  await patientOf(patient).press('Bağlantıyı kopar')
  await expect(call.peer).toContainText('Bağlantısı koptu, bekleniyor', MEDIA)
  await expect(call.sign(call.texts.peer.cameraUnknown)).toBeVisible()
  await patientOf(patient).press('Geri dön')
  await expect(call.peerVideo).toBeVisible(MEDIA)
  await expectAudioAndVideo(page)

  await patientOf(patient).press('Görüşmeden ayrıl')
  await expect(call.label('Kullanıcı Ayrıldı')).toBeVisible(MEDIA)
  await expect(call.peerVideo).toHaveCount(0)
})

test('a reload restores the call with the same muted state, which the patient sees (F-K23)', async ({
  page,
  anotherContext,
  sandbox,
}) => {
  const patient = await (await anotherContext()).newPage()
  await joinBoth(page, patient, sandbox)
  const call = callOf(page)
  await call.mute.click()
  await call.stopCamera.click()
  await expect(patientOf(patient).doctor).toContainText('Mikrofonu kapalı, Kamerası kapalı')
  await call.minimise.click()
  await page.reload()
  await expect(call.label('Görüşme Devam Ediyor')).toBeVisible(MEDIA)
  await expect(call.unmute).toBeVisible()
  await expect(call.window).toHaveAttribute('data-layout-variant', 'minimised')
  await expect(patientOf(patient).doctor).toContainText('Mikrofonu kapalı, Kamerası kapalı', MEDIA)
  await expect(patient.locator('#remote-video')).toBeHidden()
  await expectAudioAndVideo(page)
  await call.startCamera.click()
  await expectVideo(patient)
  const { audioEnergy } = await received(patient)
  await expectVideo(patient)
  expect((await received(patient)).audioEnergy, 'the microphone stays muted').toBe(audioEnergy)
  await call.unmute.click()
  await expectAudioAndVideo(patient)
})

test('a clinic switch restores the call (F-C11)', async ({ page, anotherContext, sandbox }) => {
  const patient = await (await anotherContext()).newPage()
  await joinBoth(page, patient, sandbox)
  const call = callOf(page)
  await call.minimise.click()
  const loaded = page.waitForEvent('load')
  await choose(page, EGE.name)
  await loaded
  await expectClinic(page, EGE)
  await expect(call.label('Görüşme Devam Ediyor')).toBeVisible(MEDIA)
  await expect(call.peerVideo).toBeVisible(MEDIA)
  await expectAudioAndVideo(page)
  await expectAudioAndVideo(patient)
})

test('a connection closed by the platform or the network is restored, and the call continues (F-K05)', async ({
  page,
  anotherContext,
  sandbox,
}) => {
  test.setTimeout(120_000)
  const patient = await (await anotherContext()).newPage()
  await joinBoth(page, patient, sandbox)
  const call = callOf(page)
  for (const how of ['server', 'transport'] as const) {
    await sandbox.disconnect('telemedicine', how)
    await Promise.all([
      // The second loss is counted as attempt 2 if the call was connected for less than ten seconds.
      expect(page.getByText(/^Yeniden Bağlanılıyor\.\.\. \([12]\/5\)$/)).toBeVisible(),
      expect(patientOf(patient).status).toHaveText('Bağlantı koptu, yeniden bağlanılıyor…'),
    ])
    await expect(call.label('Görüşme Devam Ediyor')).toBeVisible(MEDIA)
    await expect(call.peerVideo).toBeVisible(MEDIA)
    await expectAudioAndVideo(page)
    await expectAudioAndVideo(patient)
  }
})

test('ending the call stops camera and microphone, informs the platform, and a second call works at once', {
  tag: '@firefox',
}, async ({ page, anotherContext, sandbox }) => {
  const patient = await (await anotherContext()).newPage()
  await joinBoth(page, patient, sandbox)
  const call = callOf(page)
  await expect.poll(() => liveTracks(page)).toBe(2)
  await call.end.click()
  await expect(call.window).toHaveCount(0)
  await expect.poll(() => liveTracks(page), 'all tracks are stopped').toBe(0)
  await expect.poll(() => openPeerConnections(page)).toBe(0)
  await expect(patientOf(patient).doctor).toHaveText('Karşı taraf henüz katılmadı')
  await expect(call.summary).toContainText(PATIENT)
  const left = async () => (await sandbox.requests()).filter(({ path }) => path.endsWith('/leave-room')).length
  await expect.poll(left).toBe(1)

  const next = await sandbox.openRoom(PATIENT)
  await patientJoins(patient, next.patientPath)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('görüşmeye')
  await page.getByRole('option', { name: /Görüşmeye katıl/ }).click()
  await page.getByRole('textbox', { name: 'Bağlantı veya oda kodu' }).fill(next.room)
  await page.getByRole('button', { name: 'Katıl', exact: true }).click()
  await expect(call.label('Görüşme Devam Ediyor'), 'no pre-join screen the second time').toBeVisible(MEDIA)
  await expect(call.summary).toHaveCount(0)
  await expect(call.peerVideo).toBeVisible(MEDIA)
  await expectAudioAndVideo(page)
})

test('a call that has ended is summarised; the summary can be copied, and leaves nothing when it is closed', async ({
  page,
  context,
  anotherContext,
  sandbox,
}) => {
  await context.grantPermissions(['camera', 'microphone', 'clipboard-read', 'clipboard-write'])
  await joinBoth(page, await (await anotherContext()).newPage(), sandbox)
  const call = callOf(page)
  await sandbox.disconnect('telemedicine', 'server')
  await expect(page.getByText('Yeniden bağlandı').first()).toBeVisible(MEDIA)
  await expect(call.label('Görüşme Devam Ediyor')).toBeVisible(MEDIA)
  await call.end.click()

  await expect(call.summary).toBeFocused()
  await expect(call.summary).toContainText(/Görüşme süresi0\d:\d\d/)
  await expect(call.summary).toContainText(/Yeniden bağlanma[1-9]/)
  await expect(call.summary).toContainText(/İrem Yıldız, \d\d:\d\d–\d\d:\d\d/)
  await call.summary.getByRole('button', { name: 'Metin olarak kopyala' }).click()
  await expect(page.getByText('Görüşme özeti kopyalandı').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\nKatılımcı: İrem Yıldız, [\s\S]*: Zayıf/)

  await page.keyboard.press('Escape')
  await expect(call.summary).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByText(PATIENT)).toHaveCount(0)
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(PATIENT)
})
