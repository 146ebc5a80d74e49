import type { Page } from '@playwright/test'
import {
  BOGAZICI,
  choose,
  clinicOption,
  COMPANIES,
  confirmationText,
  cookieClinic,
  countLoads,
  EGE,
  expectClinic,
  KARADENIZ,
  loader,
  posted,
  switcher,
} from '../support/e2e/clinics'
import { openPortal, waitForLiveConnections } from '../support/e2e/live-connection'
import { searchPalette } from '../support/e2e/search-palette'
import { waitForFeatures } from '../support/e2e/settled'
import { resumeTab } from '../support/e2e/tabs'
import { expect, test } from '../support/e2e/test'
import { recordText } from '../support/e2e/text-recorder'

test('every tab follows a switch, without search results and toasts of the old clinic; two tabs that switch at the same time end in the same clinic (F-C16)', async ({
  context,
  page,
  signIn,
  sandbox,
}) => {
  await signIn(page, 'doctor')
  await openPortal(page, sandbox, '/tr')
  const other = await context.newPage()
  const confirmations = await recordText(other, confirmationText(EGE.name))
  await openPortal(other, sandbox, '/tr/stok-sayimi', 2)
  const { dialog, field, patients } = searchPalette(other)
  await test.step('the other tab follows a switch', async () => {
    const loads = countLoads(other)
    await other.keyboard.press('Control+k')
    await field.fill('yılmaz')
    await expect(patients.first()).toBeVisible()
    await sandbox.addReminder({ note: 'Eski kliniğin notu', created_by: 'Elif Şahin' })
    const notice = (tab: Page) => tab.getByText('yeni hatırlatma eklendi').first()
    await expect(notice(page)).toBeVisible()

    await page.bringToFront()
    // Waits for the load event, because the old page has the name of the new clinic too.
    const reloaded = Promise.all([page, other].map((tab) => tab.waitForEvent('load')))
    await choose(page, EGE.name)
    await reloaded
    await waitForLiveConnections(sandbox, 2)
    for (const tab of [page, other]) {
      await expectClinic(tab, EGE)
      await waitForFeatures(tab)
      // Read once: a toast closes by itself while an assertion waits.
      expect(await notice(tab).count()).toBe(0)
      await expect(searchPalette(tab).dialog).toBeHidden()
    }
    await expect(page.getByRole('region', { name: 'Klinik' }).getByText(EGE.name)).toBeVisible()
    await expect.poll(loads).toBe(1)
    await resumeTab(other)
    await other.keyboard.press('Control+k')
    await expect(dialog).toBeVisible()
    await expect(field).toHaveValue('')
    await expect(patients).toHaveCount(0)
    expect(confirmations()).toEqual([])
    expect(loads()).toBe(1)
  })
  await test.step('two tabs that switch at the same time do not switch back and forth', async () => {
    await other.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    const loads = [countLoads(page), countLoads(other)]
    const previous = (await posted(sandbox)).length
    const held = Promise.withResolvers<void>()
    await context.route(COMPANIES, async (route) => {
      if (route.request().method() === 'POST') await held.promise
      await route.fallback()
    })
    for (const tab of [page, other]) await switcher(tab).click()
    // Dispatched, because a click waits for frames: the second switch must start before the first one has ended.
    await Promise.all([
      clinicOption(page).getByRole('button', { name: BOGAZICI.name }).dispatchEvent('click'),
      clinicOption(other).getByRole('button', { name: KARADENIZ.name }).dispatchEvent('click'),
    ])
    // The second switch waits for the first one, or is ignored if its tab knows of the first one already.
    for (const tab of [page, other]) await expect(loader(tab)).toBeVisible()
    held.resolve()
    await expect.poll(() => Math.min(...loads.map((count) => count()))).toBe(1)
    const [first, ...others] = (await posted(sandbox)).slice(previous)
    expect(others, 'the second switch is dropped').toEqual([])
    const end = first === BOGAZICI.uuid ? BOGAZICI : KARADENIZ
    await waitForLiveConnections(sandbox, 2)
    await expectClinic(page, end)
    await expectClinic(other, end)
    expect((await cookieClinic(page))?.value).toBe(first)
    expect(loads.map((count) => count())).toEqual([1, 1])
  })
})
