import type { Page } from '@playwright/test'
import { callOf, expectAudioAndVideo, liveTracks, MEDIA, joinBoth, patientOf, prepare } from '../support/call'
import { openPeerConnections } from '../support/peer-connections'
import { expect, test } from '../support/test'

const CALLS = 10

test.use({ permissions: ['camera', 'microphone'] })

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page, 'doctor')
  await prepare(page)
})

async function joinByCode(page: Page, room: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('görüşmeye')
  await page.getByRole('option', { name: /Görüşmeye katıl/ }).click()
  await page.getByRole('textbox', { name: 'Bağlantı veya oda kodu' }).fill(room)
  await page.getByRole('button', { name: 'Katıl', exact: true }).click()
}

test('ten calls in a row leak no track, connection or window (F-K25, F-L17)', async ({
  page,
  anotherContext,
  sandbox,
}) => {
  test.setTimeout(120_000)
  const patient = await (await anotherContext()).newPage()
  const room = await joinBoth(page, patient, sandbox)
  const call = callOf(page)
  const opened = await openPeerConnections(page)
  for (let again = 1; again < CALLS; again += 1) {
    await call.end.click()
    await expect(call.window).toHaveCount(0)
    await expect.poll(() => liveTracks(page)).toBe(0)
    await expect.poll(() => openPeerConnections(page)).toBe(0)
    await expect(patientOf(patient).doctor).toHaveText('Karşı taraf henüz katılmadı', MEDIA)
    await joinByCode(page, room)
    await expect(call.peerVideo).toBeVisible(MEDIA)
  }
  expect(await openPeerConnections(page)).toBe(opened)
  await expect.poll(() => liveTracks(page)).toBe(2)
  await expectAudioAndVideo(page)
  await expectAudioAndVideo(patient)
})
