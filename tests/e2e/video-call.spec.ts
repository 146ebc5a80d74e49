import type { Page } from '@playwright/test'
import {
  CALL_VIEWPORT,
  callOf,
  expectAudioAndVideo,
  liveTracks,
  MEDIA,
  joinBoth,
  PATIENT,
  patientJoins,
  patientPage,
  prepare,
} from '../support/e2e/call'
import { choose, EGE, expectClinic } from '../support/e2e/clinics'
import { boxOf } from '../support/e2e/layout-assertions'
import { openPeerConnections } from '../support/e2e/peer-connections'
import { expect, test } from '../support/e2e/test'
import { recordText } from '../support/e2e/text-recorder'

test.use({ permissions: ['camera', 'microphone'], viewport: CALL_VIEWPORT })

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page, 'doctor')
  await prepare(page)
})

test('a link opens the pre-join screen and then the call; what is switched off, and a peer who leaves or rejoins, is shown', async ({
  page,
  anotherContext,
  sandbox,
}) => {
  const patient = await (await anotherContext()).newPage()
  await prepare(patient)
  const { doctorPath, patientPath } = await sandbox.openRoom(PATIENT)
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
  await test.step('a peer leaves', async () => {
    await patientPage(patient).press('Görüşmeden ayrıl')
    await expect(call.statusBadge('Kullanıcı Ayrıldı')).toBeVisible(MEDIA)
    await expect(patientPage(patient).status).toHaveText('Görüşmeden ayrıldınız. Bu sayfayı kapatabilirsiniz.')
    expect(await openPeerConnections(patient)).toBe(0)
  })
})

test('a clinic switch, which reloads the page, restores the call with its window and muted state (F-K23, F-C11)', async ({
  page,
  anotherContext,
  sandbox,
}) => {
  const patient = await (await anotherContext()).newPage()
  const losses = await recordText(patient, 'Bağlantısı koptu, bekleniyor…')
  await joinBoth(page, patient, sandbox)
  const call = callOf(page)
  const left = async () => (await boxOf(call.window)).x
  await call.mute.click()
  await call.stopCamera.click()
  await expect(patientPage(patient).peer).toContainText('Mikrofonu kapalı, Kamerası kapalı')
  await call.minimise.click()
  // Wide enough for the clinic switcher.
  await page.setViewportSize({ width: 1440, height: 700 })
  await page.getByRole('button', { name: 'Pencereyi taşı' }).click()
  await expect.poll(left).toBe(8)
  const loaded = page.waitForEvent('load')
  await choose(page, EGE.name)
  await loaded
  await expectClinic(page, EGE)
  await expect(call.statusBadge('Görüşme Devam Ediyor')).toBeVisible(MEDIA)
  await expect(call.unmute).toBeVisible()
  await expect(call.window).toHaveAttribute('data-layout-variant', 'minimised')
  await expect.poll(left, 'the position is kept').toBe(8)
  await expect(patientPage(patient).peer).toContainText('Mikrofonu kapalı, Kamerası kapalı', MEDIA)
  await expect(patientPage(patient).video).toBeHidden()
  expect(losses(), 'the patient sees that the doctor is away').not.toEqual([])
  await expectAudioAndVideo(page)
})

async function joinByCode(page: Page, room: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('görüşmeye')
  const action = page.getByRole('option', { name: /Görüşmeye katıl/ })
  // Active once the patients are loaded, which moves it: a click during that move hits nothing.
  await expect(action).toHaveAttribute('aria-selected', 'true')
  await action.click()
  await page.getByRole('textbox', { name: 'Bağlantı veya oda kodu' }).fill(room)
  await page.getByRole('button', { name: 'Katıl', exact: true }).click()
}

test('a call that ends informs the platform and leaves no track, connection or window; the next one works at once (F-K25, F-L17)', {
  tag: '@firefox',
}, async ({ page, anotherContext, sandbox }) => {
  const patient = await (await anotherContext()).newPage()
  const room = await joinBoth(page, patient, sandbox)
  const call = callOf(page)
  const opened = await openPeerConnections(page)
  await test.step('the call ends', async () => {
    await expect.poll(() => liveTracks(page)).toBe(2)
    await call.end.click()
    await expect(call.window).toHaveCount(0)
    await expect.poll(() => liveTracks(page), 'all tracks are stopped').toBe(0)
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
})
