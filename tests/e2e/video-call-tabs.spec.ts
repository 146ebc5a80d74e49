import { callOf, expectAudioAndVideo, joinBoth, liveTracks, MEDIA, patientOf, prepare } from '../support/call'
import { expectAccessible } from '../support/accessibility'
import { expect, test } from '../support/test'

test.use({ permissions: ['camera', 'microphone'] })

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page, 'doctor')
  await prepare(page)
})

test('a second tab does not join the room, and takes the call over when the user asks for it (F-R04)', async ({
  page,
  context,
  anotherContext,
  sandbox,
}) => {
  test.setTimeout(120_000)
  const patient = await (await anotherContext()).newPage()
  const room = await joinBoth(page, patient, sandbox)
  const second = await context.newPage()
  await second.goto(`/tr?room=${room}`)
  const notice = second.getByRole('dialog', { name: 'Görüşme başka bir sekmede sürüyor' })
  await expect(notice).toBeVisible()
  await expectAccessible(second)
  await expectAudioAndVideo(page)
  await expect(callOf(page).label('Görüşme Devam Ediyor')).toBeVisible()

  await notice.getByRole('button', { name: 'Bu sekmeye al' }).click()
  await expect(callOf(second).preJoin).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Görüşme başka bir sekmeye taşındı' })).toBeVisible()
  await expect(callOf(page).window).toHaveCount(0)
  await expect.poll(() => liveTracks(page), 'all tracks are stopped').toBe(0)

  await callOf(second).join.click()
  await expect(callOf(second).label('Görüşme Devam Ediyor')).toBeVisible(MEDIA)
  await expect(callOf(second).peerVideo).toBeVisible(MEDIA)
  await expectAudioAndVideo(second)
  await expect(patientOf(patient).doctor).toContainText('Ayşe Yılmaz', MEDIA)
})

test('a duplicated tab does not rejoin by itself, and a reload of the first tab does (F-R04)', async ({
  page,
  anotherContext,
  sandbox,
}) => {
  test.setTimeout(120_000)
  const patient = await (await anotherContext()).newPage()
  await joinBoth(page, patient, sandbox)
  const [copy] = await Promise.all([page.waitForEvent('popup'), page.evaluate(() => void window.open(location.href))])
  expect(await copy.evaluate(() => sessionStorage.length), 'the storage is copied').toBeGreaterThan(0)
  const notice = copy.getByRole('dialog', { name: 'Görüşme başka bir sekmede sürüyor' })
  await expect(notice).toBeVisible()
  await expectAudioAndVideo(page)

  await page.reload()
  await expect(callOf(page).label('Görüşme Devam Ediyor')).toBeVisible(MEDIA)
  await expectAudioAndVideo(page)
  await copy.reload()
  await expect(copy.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(callOf(copy).window).toHaveCount(0)
})
