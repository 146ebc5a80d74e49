import type { Page } from '@playwright/test'
import {
  BOGAZICI,
  choose,
  COMPANIES,
  countLoads,
  EGE,
  confirmation,
  expectClinic,
  KARADENIZ,
  cookieClinic,
  loader,
  openPortal,
  posted,
} from '../support/clinics'
import { waitForLiveConnections } from '../support/live-connection'
import { signInForm } from '../support/sign-in-form'
import { openTab, signOut } from '../support/tabs'
import { expect, test } from '../support/test'
import { findOccurrences, collectStoredData } from '../support/data-leaks'

const OFFLINE = { console: /ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket/ }

/** Holds back the response to a switch. @returns a function that releases it */
async function holdSwitch(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(COMPANIES, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await released
    await route.fulfill({ json: { statusCode: 200 } })
  })
  return release
}

for (const [what, value] of [
  ['that cannot be decoded', '%E0%A4%A'],
  ['of another case', EGE.uuid.toUpperCase()],
] as const) {
  test(`with a cookie ${what}, the right clinic is shown and switching works`, async ({
    page,
    signIn,
    sandbox,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: 'selected_company', value, url: baseURL ?? '' }])
    await signIn(page, 'doctor')
    const loads = countLoads(page)
    await openPortal(page, sandbox)
    await expectClinic(page, value === EGE.uuid.toUpperCase() ? EGE : BOGAZICI)
    await choose(page, KARADENIZ.name)
    await expect(confirmation(page, KARADENIZ.name)).toBeVisible()
    await expectClinic(page, KARADENIZ)
    expect((await cookieClinic(page))?.value).toBe(KARADENIZ.uuid)
    expect(loads()).toBe(2)
  })
}

test('after a switch title, URL and storage contain no clinic, and only the cookie has its uuid', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(page, 'doctor')
  await openPortal(page, sandbox)
  await choose(page, EGE.name)
  await expect(confirmation(page, EGE.name)).toBeVisible()
  const details = [BOGAZICI, EGE].flatMap(({ uuid, name }) => [uuid, name])
  expect(findOccurrences(details, await collectStoredData(page))).toEqual([`${EGE.uuid} in: cookie selected_company`])
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('portal.clinicSwitch')
})

test('without storage the switch works, without a confirmation (F-O08)', async ({ page, signIn, sandbox }) => {
  await page.addInitScript(() => {
    const throwSecurityError = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get: throwSecurityError, configurable: true })
    }
  })
  await signIn(page, 'doctor')
  await openPortal(page, sandbox)
  const loads = countLoads(page)
  await choose(page, EGE.name)
  await expectClinic(page, EGE)
  await waitForLiveConnections(sandbox)
  await expect(confirmation(page, EGE.name)).toHaveCount(0)
  expect(loads()).toBe(1)
})

test('without Web Locks the switch works', async ({ page, signIn, sandbox }) => {
  await page.addInitScript(() => {
    const rejectRequest = () => Promise.reject(new DOMException('blocked', 'SecurityError'))
    Object.defineProperty(Navigator.prototype, 'locks', { get: () => ({ request: rejectRequest }) })
  })
  await signIn(page, 'doctor')
  await openPortal(page, sandbox)
  await choose(page, EGE.name)
  await expect(confirmation(page, EGE.name)).toBeVisible()
})

test('without a connection the doctor silently stays in the clinic; back online the switch works', async ({
  page,
  signIn,
  sandbox,
  allow,
}) => {
  allow(OFFLINE)
  await signIn(page, 'doctor')
  await openPortal(page, sandbox)
  const loads = countLoads(page)
  await page.context().setOffline(true)
  await choose(page, EGE.name)
  await expect(loader(page)).toHaveCount(0)
  await expectClinic(page, BOGAZICI)
  expect(await cookieClinic(page)).toBeUndefined()
  expect(loads()).toBe(0)
  await page.context().setOffline(false)
  await choose(page, EGE.name)
  await expect(confirmation(page, EGE.name)).toBeVisible()
  expect(await posted(sandbox)).toEqual([EGE.uuid])
})

test('signing out in another tab during a switch signs out, and the late response changes nothing (F-B10)', async ({
  context,
  page,
  signIn,
  sandbox,
}) => {
  await signIn(page, 'doctor')
  await openPortal(page, sandbox)
  const other = await openTab(context, '/tr')
  const release = await holdSwitch(page)
  await choose(page, EGE.name)
  await expect(loader(page)).toBeVisible()
  await signOut(other)
  for (const tab of [page, other]) await expect(signInForm(tab).heading).toBeVisible()
  await expect(loader(page)).toHaveCount(0)
  const response = page.waitForResponse(COMPANIES)
  release()
  await (await response).finished()
  await expect(page).toHaveURL('/tr/giris-yap')
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('selected_company')
})
