import type { Page } from '@playwright/test'
import {
  callOf,
  expectSees,
  expectSeesAndHears,
  fakeDevices,
  MEDIA,
  meet,
  PATIENT,
  patientOf,
  prepare,
} from '../support/call'
import { expect, test } from '../support/test'

const DOCTOR = 'Ayşe Yılmaz'

test.use({
  launchOptions: fakeDevices(),
  permissions: ['camera', 'microphone'],
  // Two browsers paint two moving pictures each, without a graphics card.
  viewport: { width: 1024, height: 700 },
})

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page, 'doctor')
  await prepare(page)
})

/** The whole network of a page, its media too, which the browser's usual switch leaves alone. */
async function networkOf(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const put = (offline: boolean) =>
    devtools.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
  return { leave: () => put(true), comeBack: () => put(false) }
}

test('when what carries the call dies, both join again by themselves, and see and hear each other', async ({
  page,
  anotherContext,
  sandbox,
}) => {
  const patient = await (await anotherContext()).newPage()
  await meet(page, patient, sandbox)
  const call = callOf(page)
  expect(await sandbox.crashMedia()).toBe(1)
  await expect(call.label('Yeniden Bağlanılıyor... (1/5)')).toBeVisible()
  await expect(call.label('Görüşme Devam Ediyor')).toBeVisible(MEDIA)
  await expect(call.peerVideo).toBeVisible(MEDIA)
  await expectSeesAndHears(page)
  await expectSeesAndHears(patient)
})

test('a network that was away is used as soon as it is back, also when every try had failed', async ({
  page,
  anotherContext,
  sandbox,
  allow,
}) => {
  test.setTimeout(120_000)
  allow({ console: /ERR_INTERNET_DISCONNECTED/ })
  const patient = await (await anotherContext()).newPage()
  await meet(page, patient, sandbox)
  const call = callOf(page)
  const network = await networkOf(page)
  await network.leave()
  await expect(patientOf(patient).doctor).toContainText('Bağlantısı koptu', { timeout: 60_000 })
  await expect(call.label('Bağlantı Yok')).toBeVisible({ timeout: 60_000 })
  await network.comeBack()
  await expect(call.label('Görüşme Devam Ediyor')).toBeVisible(MEDIA)
  await expect(call.peerVideo).toBeVisible(MEDIA)
  await expectSeesAndHears(page)
  await expectSeesAndHears(patient)
})

test('a weak line is told as whose it is, can be helped with one press, and is no longer told once it is good', async ({
  page,
  anotherContext,
  sandbox,
}) => {
  test.setTimeout(180_000)
  await sandbox.setLine(PATIENT, {})
  const patient = await (await anotherContext()).newPage()
  await meet(page, patient, sandbox)
  const call = callOf(page)
  const { weakMine, weakTheirs, weakMineHelp } = call.texts.hints
  const hint = (text: string) => page.getByText(text, { exact: true })
  const SOON = { timeout: 60_000 }

  // One picture less to be made by a machine on which both browsers and the media server run.
  await call.stopCamera.click()
  await sandbox.setLine(PATIENT, { direction: 'up', loss: 25 })
  await expect(hint(weakTheirs).first()).toBeVisible(SOON)
  await sandbox.setLine(PATIENT, {})
  await expect(hint(weakTheirs)).toHaveCount(0, SOON)

  await sandbox.setLine(DOCTOR, {})
  await call.startCamera.click()
  await page.reload()
  await expect(call.peerVideo).toBeVisible(MEDIA)
  await sandbox.setLine(DOCTOR, { direction: 'up', loss: 25 })
  await expect(hint(weakMine).first()).toBeVisible(SOON)
  await page.getByRole('button', { name: weakMineHelp, exact: true }).click()
  await expect(call.startCamera).toBeVisible()
  await expect(patientOf(patient).doctor).toContainText('Kamerası kapalı', MEDIA)
  await expect(hint(weakMine)).toHaveCount(0)
  await expectSees(page)
})
