import {
  CALL_VIEWPORT,
  callOf,
  connectPatient,
  expectAudioAndVideo,
  expectVideo,
  joinCall,
  MEDIA,
  PATIENT,
  patientPage,
  prepare,
} from '../support/e2e/call'
import { choose, EGE, expectClinic } from '../support/e2e/clinics'
import {
  appendRows,
  boxOf,
  expectNotOverlapping,
  expectRowsUncovered,
  expectWholeFocusRing,
} from '../support/e2e/layout-assertions'
import { shell } from '../support/e2e/shell'
import { expect, test } from '../support/e2e/test'
import { recordText } from '../support/e2e/text-recorder'

test.use({ permissions: ['camera', 'microphone'] })

test('a minimised call continues while the portal is used and searched, can be moved and restored, and is restored muted after a clinic switch (F-L13, F-K23, F-C11)', async ({
  page,
  signIn,
  anotherContext,
  sandbox,
}) => {
  await signIn(page, 'doctor')
  await prepare(page)
  const patient = await (await anotherContext({ viewport: CALL_VIEWPORT })).newPage()
  const losses = await recordText(patient, 'Bağlantısı koptu, bekleniyor…')
  const { room, patientPath } = await sandbox.openRoom(PATIENT)
  await joinCall(page, { room })
  const call = callOf(page)
  const search = page.getByRole('combobox', { name: 'Aranacak metin' })
  const expectLayout = (variant: 'full' | 'minimised') =>
    expect(call.window).toHaveAttribute('data-layout-variant', variant)
  const box = () => boxOf(call.window)

  await call.minimise.click()
  await test.step('it is beside the help button', async () => {
    await expect(async () => {
      const { x, y, width, height } = await box()
      expect({ width, height }).toEqual({ width: 400, height: 300 })
      const help = await boxOf(shell(page).helpButton)
      expect(x + width).toBeCloseTo(help.x - 12, 0)
      expect(y + height, 'at the bottom').toBeCloseTo(help.y + help.height, 0)
    }).toPass(MEDIA)
  })
  await test.step('it covers no control that gets the focus, and is not printed (F-P08, F-O19)', async () => {
    await appendRows(page)
    await expectRowsUncovered(call.window, { after: 0, count: 14 })
    await page.emulateMedia({ media: 'print' })
    await expect(call.window).toBeHidden()
    await page.emulateMedia({ media: null })
  })
  await test.step('keys and the pointer move it', async () => {
    await expect.poll(async () => (await box()).height).toBe(300)
    const { y } = await box()
    const move = page.getByRole('button', { name: 'Pencereyi taşı' })
    await move.focus()
    await page.keyboard.press('ArrowUp')
    await expect.poll(async () => (await box()).y).toBe(y - 16)
    await move.click()
    await expect.poll(async () => (await box()).x).toBe(8)
    await page.mouse.move(60, y + 20)
    await page.mouse.down()
    await page.mouse.move(360, 300, { steps: 4 })
    await page.mouse.up()
    await expect.poll(async () => (await box()).x).toBe(308)
    await call.restore.click()
    await expectLayout('full')
    await expectWholeFocusRing(call.localTile.getByRole('button'))
    await page.keyboard.press('g')
    await expect(call.restore).toBeVisible()
  })
  await call.restore.click()
  await connectPatient(page, patient, patientPath)
  const video = await call.peerVideo.elementHandle()

  await test.step('during a search it is minimised, and mute and end stay available', async () => {
    await page.keyboard.press('Control+k')
    await expect(search).toBeFocused()
    await expectLayout('minimised')
    await expect(call.end).toBeVisible()
    await call.mute.click()
    await expect(call.unmute).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(call.mute).toBeVisible()
    await expect(search, 'the search is still open').toBeVisible()
    await page.keyboard.press('Escape')
    await expect(search).toHaveCount(0)
    await expectLayout('full')
  })
  await test.step('it can be restored over the search, and gives the focus back', async () => {
    await page.keyboard.press('Control+k')
    await expect(search).toBeFocused()
    await call.restore.click()
    await expectLayout('full')
    await page.keyboard.press('Escape')
    await expect(search, 'the previous focus').toBeFocused()
    await expectLayout('minimised')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('main'), 'the minimised call is not before the page').toBeFocused()
  })
  await test.step('it continues on another page', async () => {
    expect(await call.peerVideo.evaluate((element, before) => element === before, video), 'the same element').toBe(true)
    await expect(call.localTile, 'the local video is not rendered').toHaveCount(0)
    await shell(page).menu.getByRole('link', { name: 'Takvim' }).click()
    await expect(page).toHaveURL(/takvim/)
    await expect(call.window).toContainText(PATIENT)
    await expectVideo(page)
  })
  await test.step('on a phone it is a strip above the search', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Hasta, sayfa veya işlem ara' }).click()
    await expect(search).toBeFocused()
    await expect(call.window).toHaveAttribute('data-strip')
    await expect(call.peerVideo, 'also minimised').toBeVisible(MEDIA)
    await expect(async () => {
      const dialog = await boxOf(page.getByRole('dialog').filter({ has: search }))
      expect(dialog.y + dialog.height, 'nothing of the dialog is covered').toBeLessThanOrEqual((await box()).y)
    }).toPass()
    await page.keyboard.press('Escape')
    await expect(call.window).not.toHaveAttribute('data-strip')
    await page.setViewportSize({ width: 1440, height: 900 })
  })
  await test.step('a clinic switch, which reloads the page, restores it with its position and its muted state', async () => {
    await call.restore.click()
    await call.mute.click()
    await call.stopCamera.click()
    await expect(patientPage(patient).peer).toContainText('Mikrofonu kapalı, Kamerası kapalı')
    await call.minimise.click()
    await expect.poll(async () => (await box()).x).toBe(308)
    const lossesBefore = losses().length
    const loaded = page.waitForEvent('load')
    await choose(page, EGE.name)
    await loaded
    // Waits for the loss of the old connection, because the patient sees the same of the new one.
    await expect
      .poll(() => losses().length, { ...MEDIA, message: 'the patient sees that the doctor is away' })
      .toBeGreaterThan(lossesBefore)
    await expectClinic(page, EGE)
    await expect(call.statusBadge('Görüşme Devam Ediyor')).toBeVisible(MEDIA)
    await expect(call.unmute).toBeVisible()
    await expectLayout('minimised')
    await expect.poll(async () => (await box()).x, 'the position is kept').toBe(308)
    await expect(patientPage(patient).peer).toContainText('Mikrofonu kapalı, Kamerası kapalı', MEDIA)
    await expect(patientPage(patient).video).toBeHidden()
    await expectAudioAndVideo(page)
  })
  await test.step('after it was moved it does not cover the search, and can be ended there', async () => {
    await page.keyboard.press('Control+k')
    await expect(search).toBeFocused()
    await expectNotOverlapping(page.getByRole('dialog').filter({ has: search }), call.window)
    await call.end.click()
    await expect(call.window).toHaveCount(0)
    await expect(search).toBeVisible()
  })
})
