import {
  clinicOption,
  choose,
  countLoads,
  EGE,
  confirmation,
  expectClinic,
  KARADENIZ,
  cookieClinic,
  openPortal,
  posted,
  switcher,
} from '../support/clinics'
import { waitForLiveConnections } from '../support/live-connection'
import { expect, test } from '../support/test'

test('an external switch moves the doctor with one reload for twenty pushes (F-C08)', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(page, 'doctor')
  await openPortal(page, sandbox)
  const loads = countLoads(page)
  await Promise.all(Array.from({ length: 20 }, () => sandbox.switchClinic(EGE.uuid)))
  await expect(confirmation(page, EGE.name)).toBeVisible()
  await expectClinic(page, EGE)
  expect(await posted(sandbox)).toEqual([EGE.uuid])
  await waitForLiveConnections(sandbox)
  await sandbox.switchClinic(EGE.uuid)
  await waitForLiveConnections(sandbox)
  expect(loads()).toBe(1)
})

test('every tab follows an external switch', async ({ page, signIn, sandbox }) => {
  await signIn(page, 'doctor')
  await openPortal(page, sandbox)
  const other = await page.context().newPage()
  await openPortal(other, sandbox, 2)
  const loads = countLoads(other)
  await page.bringToFront()
  await choose(page, EGE.name)
  await expectClinic(page, EGE)
  await expectClinic(other, EGE)
  await expect(other.getByRole('region', { name: 'Klinik' }).getByText(EGE.name)).toBeVisible()
  expect(loads()).toBe(1)
  await expect(confirmation(other, EGE.name)).toHaveCount(0)
})

test('two tabs that switch at the same time end in the same clinic, without switching back and forth (F-C16)', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(page, 'doctor')
  await openPortal(page, sandbox)
  const other = await page.context().newPage()
  await openPortal(other, sandbox, 2)
  const loads = [countLoads(page), countLoads(other)]
  await sandbox.addFault({ operationId: 'selectCompany', delayMs: 300, times: 2 })
  for (const tab of [page, other]) await switcher(tab).click()
  await Promise.all([
    clinicOption(page).getByRole('button', { name: EGE.name }).click(),
    clinicOption(other).getByRole('button', { name: KARADENIZ.name }).click(),
  ])
  await expect.poll(() => Math.min(...loads.map((count) => count()))).toBe(1)
  const [first, ...others] = await posted(sandbox)
  expect(others, 'the second switch is dropped').toEqual([])
  const end = first === EGE.uuid ? EGE : KARADENIZ
  await waitForLiveConnections(sandbox, 2)
  await expectClinic(page, end)
  await expectClinic(other, end)
  expect((await cookieClinic(page))?.value).toBe(first)
  expect(loads.map((count) => count())).toEqual([1, 1])
})
