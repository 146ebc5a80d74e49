import { expectAccessible } from '../support/e2e/accessibility'
import {
  BOGAZICI,
  choose,
  clinicOption,
  COMPANIES,
  confirmation,
  cookieClinic,
  expectClinic,
  KARADENIZ,
  loader,
  posted,
  switcher,
} from '../support/e2e/clinics'
import { openPortal } from '../support/e2e/live-connection'
import { expect, test } from '../support/e2e/test'

test('choosing another clinic by keyboard shows the loader, informs the platform, sets the cookie for seven days, reloads, and shows a confirmation with the focus restored; a reload while the platform switches returns both to the old clinic (F-C01, F-C21)', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(page, 'doctor')
  await openPortal(page, sandbox, '/tr')
  await expectClinic(page, BOGAZICI)
  const deferred = Promise.withResolvers<void>()
  await page.route(COMPANIES, async (route) => {
    if (route.request().method() === 'POST') await deferred.promise
    await route.fallback()
  })
  const loaded = page.waitForEvent('load')
  await switcher(page).press('Enter')
  await expect(clinicOption(page).getByRole('button').first()).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('End')
  await expect(clinicOption(page).getByRole('button', { name: KARADENIZ.name })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(loader(page)).toBeVisible()
  await expectAccessible(page)
  deferred.resolve()
  await loaded
  await expectClinic(page, KARADENIZ)
  await expect(confirmation(page, KARADENIZ.name)).toBeVisible()
  await expect(switcher(page)).toBeFocused()
  expect(await posted(sandbox)).toEqual([KARADENIZ.uuid])

  const cookie = await cookieClinic(page)
  expect(cookie?.value).toBe(KARADENIZ.uuid)
  expect((cookie?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(6.9 * 24 * 3_600_000)
  await expect(page.getByRole('region', { name: 'Klinik' }).getByText(KARADENIZ.name)).toBeVisible()
  await test.step('a reload while the platform switches', async () => {
    const switched = Promise.withResolvers<void>()
    await page.route(COMPANIES, async (route) => {
      if (route.request().method() !== 'POST' || (await posted(sandbox)).length > 1) return route.fallback()
      // The platform switches, and its response never arrives.
      await route.fetch()
      switched.resolve()
    })
    await choose(page, BOGAZICI.name)
    await switched.promise
    await page.reload()
    await expect.poll(() => posted(sandbox)).toEqual([KARADENIZ.uuid, BOGAZICI.uuid, KARADENIZ.uuid])
    await expect(loader(page)).toHaveCount(0)
    await expectClinic(page, KARADENIZ)
    expect((await cookieClinic(page))?.value).toBe(KARADENIZ.uuid)
  })
})
