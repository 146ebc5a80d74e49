import { expectAccessible } from '../support/accessibility'
import {
  BOGAZICI,
  choose,
  COMPANIES,
  countLoads,
  EGE,
  confirmation,
  expectClinic,
  cookieClinic,
  loader,
  openPortal,
  posted,
  switcher,
} from '../support/clinics'
import { waitForLiveConnections } from '../support/live-connection'
import { expect, test } from '../support/test'

test('choosing another clinic shows the loader, informs the platform, sets the cookie for seven days, reloads and shows one confirmation (F-C01)', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(page, 'doctor')
  await openPortal(page, sandbox)
  await expectClinic(page, BOGAZICI)
  const deferred = Promise.withResolvers<void>()
  await page.route(COMPANIES, async (route) => {
    if (route.request().method() === 'POST') await deferred.promise
    await route.fallback()
  })
  const loaded = page.waitForEvent('load')
  await choose(page, EGE.name)
  await expect(loader(page)).toBeVisible()
  await expectAccessible(page)
  deferred.resolve()
  await loaded
  await expectClinic(page, EGE)
  await expect(confirmation(page, EGE.name)).toBeVisible()
  await expect(switcher(page)).toBeFocused()
  expect(await posted(sandbox)).toEqual([EGE.uuid])

  const cookie = await cookieClinic(page)
  expect(cookie?.value).toBe(EGE.uuid)
  expect((cookie?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(6.9 * 24 * 3_600_000)
  await expect(page.getByRole('region', { name: 'Klinik' }).getByText(EGE.name)).toBeVisible()

  await page.reload()
  await expectClinic(page, EGE)
  await waitForLiveConnections(sandbox)
  await expect(confirmation(page, EGE.name)).toHaveCount(0)
})

test('a platform that fails silently keeps the old clinic', async ({ page, signIn, sandbox, allow }) => {
  allow({ console: /status of 500/ })
  await signIn(page, 'doctor')
  await openPortal(page, sandbox)
  const loads = countLoads(page)
  await sandbox.addFault({ operationId: 'selectCompany', status: 500 })
  await choose(page, EGE.name)
  await expect.poll(() => posted(sandbox)).toEqual([EGE.uuid, BOGAZICI.uuid])
  await expect(loader(page)).toHaveCount(0)
  await expectClinic(page, BOGAZICI)
  await expect(switcher(page)).toBeFocused()
  await expect(page.getByRole('region', { name: 'Sistem mesajları' })).toHaveCount(0)
  expect(await cookieClinic(page)).toBeUndefined()
  expect(loads()).toBe(0)
  await choose(page, EGE.name)
  await expect(confirmation(page, EGE.name)).toBeVisible()
})

test('if the browser drops the cookie, portal and platform keep the old clinic without a reload (F-C04)', async ({
  page,
  signIn,
  sandbox,
}) => {
  await page.addInitScript(() => {
    const { get, set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {}
    Object.defineProperty(document, 'cookie', {
      get: () => get?.call(document),
      set(cookie: string) {
        if (!cookie.startsWith('selected_company=')) set?.call(document, cookie)
      },
    })
  })
  await signIn(page, 'doctor')
  await openPortal(page, sandbox)
  const loads = countLoads(page)
  await choose(page, EGE.name)
  await expect.poll(() => posted(sandbox)).toEqual([EGE.uuid, BOGAZICI.uuid])
  await expect(loader(page)).toHaveCount(0)
  await expectClinic(page, BOGAZICI)
  expect(loads()).toBe(0)
})

test('a session that ends during a switch leads to the sign-in page with a return path', async ({
  page,
  signIn,
  sandbox,
  allow,
}) => {
  allow({ console: /401/ })
  await signIn(page, 'doctor')
  await page.goto('/tr/ayarlar')
  await expect(switcher(page)).toBeVisible()
  await waitForLiveConnections(sandbox)
  await sandbox.addFault({ operationId: 'selectCompany', status: 401 })
  await choose(page, EGE.name)
  await expect(page).toHaveURL('/tr/giris-yap?next=%2Ftr%2Fayarlar')
  await expect(loader(page)).toHaveCount(0)
})
