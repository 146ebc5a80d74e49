import { callOf, joinCall, liveTracks, MEDIA, PATIENT, prepare } from '../support/e2e/call'
import { expectAccessible } from '../support/e2e/accessibility'
import { recordTraffic } from '../support/e2e/data-leaks'
import { shell } from '../support/e2e/shell'
import { expect, test } from '../support/e2e/test'

test.use({ permissions: ['camera', 'microphone'] })

test('after an error of its view, which is reported, a call is muted and ended over an open drawer, and the portal stays (F-R01)', async ({
  page,
  signIn,
  sandbox,
  allow,
}) => {
  allow({ console: /broken view/ })
  const traffic = await recordTraffic(page.context())
  await signIn(page, 'doctor')
  await prepare(page)
  const call = callOf(page)
  await joinCall(page, await sandbox.openRoom(PATIENT))
  await call.stopCamera.click()
  await page.evaluate(() => {
    window.MediaStream = class extends MediaStream {
      constructor() {
        super()
        throw new Error('broken view')
      }
    }
  })
  await call.startCamera.click()

  const fallback = page.getByRole('region', { name: 'Görüntülü görüşme' })
  await expect(fallback.getByRole('alert')).toContainText('Görüşme ekranı gösterilemiyor', MEDIA)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect
    .poll(traffic)
    .toContainEqual({ location: 'error report', content: expect.stringContaining('"kind":"render"') })
  await expectAccessible(page)

  const { button, texts } = shell(page)
  await button(texts.help).click()
  await expect(page.getByRole('dialog', { name: 'Destek talebi' })).toBeVisible()
  await call.mute.click()
  await expect(call.unmute).toBeVisible()
  await call.end.click()
  await expect(fallback).toHaveCount(0)
  await expect.poll(() => liveTracks(page)).toBe(0)
})
