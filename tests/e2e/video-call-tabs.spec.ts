import { CALL_VIEWPORT, callOf, expectLiveTracks, joinCall, MEDIA, PATIENT, prepare } from '../support/e2e/call'
import { expectAccessible } from '../support/e2e/accessibility'
import { expect, test } from '../support/e2e/test'

test.use({ permissions: ['camera', 'microphone'], viewport: CALL_VIEWPORT })

test('a duplicated tab does not rejoin by itself, and takes the call over when the user asks for it (F-R04)', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(page, 'doctor')
  await prepare(page)
  const room = await sandbox.openRoom(PATIENT)
  await joinCall(page, room)
  const [copy] = await Promise.all([page.waitForEvent('popup'), page.evaluate(() => void window.open(location.href))])
  const notice = copy.getByRole('dialog', { name: 'Görüşme başka bir sekmede sürüyor' })
  await test.step('the copy says where the call is', async () => {
    await expect(notice).toBeVisible()
    expect(await copy.evaluate(() => sessionStorage.length), 'the storage is copied').toBeGreaterThan(0)
    await expectAccessible(copy)
  })
  await test.step('a reload of the first tab rejoins', async () => {
    await page.reload()
    await expect(callOf(page).statusBadge('Görüşme Devam Ediyor')).toBeVisible(MEDIA)
    await expectLiveTracks(page, 2)
  })
  await test.step('a link to the room does not join in the copy, but the call can be taken over', async () => {
    await copy.goto(room.doctorPath)
    await expect(notice).toBeVisible()
    await expect(callOf(copy).window).toHaveCount(0)
    await notice.getByRole('button', { name: 'Bu sekmeye al' }).click()
    await expect(callOf(copy).preJoin).toBeVisible()
    await expect(page.getByRole('dialog', { name: 'Görüşme başka bir sekmeye taşındı' })).toBeVisible()
    await expect(callOf(page).window).toHaveCount(0)
    await expectLiveTracks(page, 0, 'all tracks are stopped')

    await callOf(copy).join.click()
    await expect(callOf(copy).statusBadge('Görüşme Devam Ediyor')).toBeVisible(MEDIA)
    await expectLiveTracks(copy, 2)
  })
})
