import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/programs/find-chromium.mjs'
import { callOf, expectVideo, MEDIA, PATIENT, patientJoins, patientPage, prepare } from '../support/e2e/call'
import { received } from '../support/e2e/peer-connections'
import { expect, test } from '../support/e2e/test'
import { ALLOW_DEVICES_FLAG, fakeDeviceFlags } from '../support/fake-devices'

/** The permissions of the context decide about camera and microphone; in the headless shell a request without one never ends. */
const launchWithPermissions = () => {
  const executablePath = findChromium()
  return chromium.launch({
    args: [...CHROMIUM_FLAGS, ...fakeDeviceFlags().filter((flag) => flag !== ALLOW_DEVICES_FLAG)],
    ...(executablePath && { executablePath }),
  })
}

test('a denied permission shows instructions; the doctor joins with the microphone only, and adds the camera when it is allowed (F-L01, F-L07)', async ({
  anotherContext,
  sandbox,
  signIn,
}) => {
  await using browser = await launchWithPermissions()
  const context = await anotherContext({ permissions: [] }, browser)
  const page = await context.newPage()
  await signIn(page, 'doctor')
  await prepare(page)
  const patient = await (await anotherContext({ permissions: ['camera', 'microphone'] }, browser)).newPage()
  await prepare(patient)
  const call = callOf(page)
  const { doctorPath, patientPath } = await sandbox.openRoom(PATIENT)
  await page.goto(doctorPath)
  const dialog = page.getByRole('dialog', { name: 'Kamera/Mikrofon İzni Gerekli' })
  await expect(dialog.getByText('Kamera ve Mikrofon için “İzin ver”i seçin.', { exact: true })).toBeVisible(MEDIA)

  await context.grantPermissions(['microphone'])
  await dialog.getByRole('button', { name: 'Yeniden dene' }).click()
  await expect(page.getByRole('combobox', { name: 'Mikrofon' })).toBeEnabled()
  await expect(dialog, 'the camera is still denied').toBeVisible()
  await page.keyboard.press('Escape')
  await call.join.click()
  await expect(call.statusBadge('Görüşme Devam Ediyor')).toBeVisible(MEDIA)
  await patientJoins(patient, patientPath)
  await expect(patientPage(patient).status).toHaveText('Görüşmedesiniz.', MEDIA)
  await expect.poll(async () => (await received(patient)).audioEnergy, MEDIA).toBeGreaterThan(0)
  expect((await received(patient)).framesDecoded).toBe(0)

  await context.grantPermissions(['microphone', 'camera'])
  await call.startCamera.click()
  await expectVideo(patient)
})
