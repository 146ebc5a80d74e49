import type { AccountName } from '../support/accounts'
import { withConfig } from '../support/config'
import { CHECK, entry, INFO, openPortal, openUserMenu } from '../support/patient-site'
import { expect, test } from '../support/test'

const FAILED = { console: /Failed to load resource/ }

for (const [account, lastCheck, why] of [
  ['single', INFO, 'a doctor who is no patient'],
  ['staff', CHECK, 'staff without a user on the patient site'],
  ['bare', CHECK, 'an account without anything'],
] as const satisfies readonly (readonly [AccountName, string, string])[]) {
  test(`the patient site is not offered to ${why}`, async ({ page, signIn, sandbox }) => {
    await signIn(page, account)
    await openPortal(page, lastCheck)
    await openUserMenu(page)
    await expect(entry(page)).toHaveCount(0)
    const requested = (await sandbox.requests()).map(({ operationId }) => operationId)
    expect(requested.filter((id) => id === 'getUserInfo')).toHaveLength(lastCheck === INFO ? 1 : 0)
  })
}

for (const [check, response] of [
  [CHECK, { status: 200, json: { data: { statusCode: 403 } } }],
  [CHECK, { status: 200, json: { data: { statusCode: 'ok' } } }],
  [CHECK, { status: 404, json: {} }],
  [INFO, { status: 200, json: { userInfo: {} } }],
  [INFO, { status: 200, body: '<html>login</html>' }],
  [INFO, { status: 403, json: {} }],
] as const) {
  test(`an availability check with the response ${JSON.stringify(response)} offers nothing, silently: ${check}`, async ({
    page,
    signIn,
    allow,
  }) => {
    if (response.status !== 200) allow(FAILED)
    await signIn(page, 'doctor')
    await page.route(check, (route) => route.fulfill(response))
    await openPortal(page, check)
    await openUserMenu(page)
    await expect(entry(page)).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Sistem mesajları' })).toHaveCount(0)
  })
}

test('a failed availability check is retried and reported to the operators only', async ({ page, signIn, allow }) => {
  allow(FAILED)
  await signIn(page, 'doctor')
  const reports: unknown[] = []
  await page.route('**/reports', (route) => {
    reports.push(route.request().postDataJSON())
    return route.fulfill({ status: 204 })
  })
  await withConfig(page, { errorReportUrl: '/reports' })
  let tries = 0
  await page.route(CHECK, (route) => {
    tries += 1
    return route.fulfill({ status: 503, json: {} })
  })
  await page.goto('/tr')
  await expect
    .poll(() => reports)
    .toEqual([{ kind: 'silent-failure', where: 'patientSiteOffer', details: ['ApiError'] }])
  expect(tries).toBe(3)
  await openUserMenu(page)
  await expect(entry(page)).toHaveCount(0)
})

test('without a patient site in the configuration no check is requested', async ({ page, signIn, sandbox }) => {
  await signIn(page, 'doctor')
  await withConfig(page, { patientSite: { url: '', cookieDomain: '' } })
  // The live connection starts when the browser is idle, like the checks would.
  const live = page.waitForEvent('websocket')
  await page.goto('/tr')
  await live
  await openUserMenu(page)
  await expect(entry(page)).toHaveCount(0)
  const requested = (await sandbox.requests()).map(({ operationId }) => operationId)
  expect(requested).not.toContain('checkDoctorUser')
})

test('the entry appears in an open menu when the response arrives', async ({ page, signIn }) => {
  await signIn(page, 'doctor')
  let release = () => {}
  const open = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(INFO, async (route) => {
    await open
    await route.continue()
  })
  const requested = page.waitForRequest(INFO)
  await page.goto('/tr')
  await requested
  await openUserMenu(page)
  await expect(entry(page)).toHaveCount(0)
  release()
  await expect(entry(page)).toBeVisible()
  await expect(page.locator(':focus')).toHaveRole('menuitem')
  await page.keyboard.press('Home')
  await expect(entry(page)).toBeFocused()
})
