import { withConfig } from '../support/config'
import { CHECK, entry, INFO, openPortal, openUserMenu } from '../support/patient-site'
import { expect, test } from '../support/test'

const FAILED = { console: /Failed to load resource/ }

test('the patient site is not offered to a doctor who is no patient', async ({ page, signIn, sandbox }) => {
  await signIn(page, 'single')
  await openPortal(page, INFO)
  await openUserMenu(page)
  await expect(entry(page)).toHaveCount(0)
  const requested = (await sandbox.requests()).map(({ operationId }) => operationId)
  expect(requested.filter((id) => id === 'getUserInfo')).toHaveLength(1)
})

test('an availability check that is answered with a page offers nothing, silently', async ({ page, signIn }) => {
  await signIn(page, 'doctor')
  await page.route(INFO, (route) => route.fulfill({ status: 200, body: '<html>login</html>' }))
  await openPortal(page, INFO)
  await openUserMenu(page)
  await expect(entry(page)).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Sistem mesajları' })).toHaveCount(0)
})

test('a failed availability check is retried and reported to the operators only', async ({ page, signIn, allow }) => {
  allow(FAILED)
  await signIn(page, 'doctor')
  const reports: unknown[] = []
  await page.route('**/reports', (route) => {
    reports.push(route.request().postDataJSON())
    return route.fulfill({ status: 204 })
  })
  await withConfig(page, { errorReportUrl: '/reports', fieldDataRate: 0 })
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
