import type { Page } from '@playwright/test'
import { ACCOUNTS } from '../support/accounts'
import {
  BOGAZICI,
  clinicOption,
  choose,
  countLoads,
  EGE,
  confirmation,
  expectClinic,
  loader,
  openPortal,
  posted,
  switcher,
} from '../support/clinics'
import { waitForLiveConnections } from '../support/live-connection'
import { notificationsDrawer } from '../support/notifications'
import { answerWith, noteId, REMINDERS } from '../support/reminders'
import { FIND, searchPalette } from '../support/search-palette'
import { signInForm } from '../support/sign-in-form'
import { openTab, signOut } from '../support/tabs'
import { expect, test } from '../support/test'

const REJECTED = { console: /Failed to load resource/ }
const LOCKED = noteId(5_000_000)
const pinDialog = (page: Page) => page.getByRole('dialog', { name: 'Günlük PIN kodunuzu girin' })
const pinBoxes = (page: Page) => pinDialog(page).getByRole('textbox')

const lockPatient = (page: Page) =>
  page
    .context()
    .route(REMINDERS, (route) => route.fulfill({ json: answerWith([{ patient: 'Kilitli Hasta', locked: true }]) }))

test('an external switch works with the palette open, and the new clinic shows nothing of the search', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(page, 'doctor')
  await openPortal(page, sandbox)
  const { dialog, field, patients, trigger } = searchPalette(page)
  await page.keyboard.press('Control+k')
  await field.fill('yıl')
  await expect(patients.first()).toBeVisible()
  await sandbox.switchClinic(EGE.uuid)
  await expect(confirmation(page, EGE.name)).toBeVisible()
  await expectClinic(page, EGE)
  await expect(dialog).toBeHidden()
  await trigger.click()
  await expect(field).toHaveValue('')
})

test('an external switch works with a drawer open, and resets its filters', async ({ page, signIn, sandbox }) => {
  await signIn(page, 'doctor')
  await openPortal(page, sandbox)
  const drawer = notificationsDrawer(page)
  await drawer.open()
  await drawer.patient.fill('yılmaz')
  await sandbox.switchClinic(EGE.uuid)
  await expect(confirmation(page, EGE.name)).toBeVisible()
  await expect(drawer.drawer).toBeHidden()
  await drawer.open()
  await expect(drawer.patient).toHaveValue('')
})

test('an external switch works with the list of clinics open, and again from the new clinic', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(page, 'doctor')
  await openPortal(page, sandbox)
  await switcher(page).click()
  await expect(clinicOption(page)).toBeVisible()
  await sandbox.switchClinic(EGE.uuid)
  await expectClinic(page, EGE)
  await expect(clinicOption(page)).toHaveCount(0)
  await waitForLiveConnections(sandbox)
  await sandbox.switchClinic(BOGAZICI.uuid)
  await expectClinic(page, BOGAZICI)
  expect(await posted(sandbox)).toEqual([EGE.uuid, BOGAZICI.uuid])
})

test('the PIN dialog closes when a switch starts, and its input is dropped (F-G16)', async ({
  page,
  signIn,
  sandbox,
  allow,
}) => {
  allow(REJECTED)
  await lockPatient(page)
  await signIn(page, 'doctor')
  await page.goto(`/tr/hasta-takip/${LOCKED}`)
  await expect(pinBoxes(page).first()).toBeFocused()
  await page.keyboard.type('48')
  await waitForLiveConnections(sandbox)
  const loads = countLoads(page)
  await sandbox.addFault({ operationId: 'selectCompany', status: 403, delayMs: 800 })
  await sandbox.switchClinic(EGE.uuid)
  await expect(loader(page)).toBeVisible()
  await expect(pinDialog(page)).toBeHidden()
  // The last two digits, typed on the loader, have no effect.
  await page.keyboard.type(ACCOUNTS.doctor.pin.slice(2))
  await expect(loader(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Bu hasta kilitli' })).toBeVisible()
  await expect(pinDialog(page)).toBeHidden()
  await expect(page.getByText('Kilitli Hasta')).toHaveCount(0)
  expect(loads()).toBe(0)
  await page.getByRole('button', { name: 'PIN gir' }).click()
  for (const box of await pinBoxes(page).all()) await expect(box).toHaveValue('')
})

test('a late response opens nothing over the loader', async ({ page, signIn, sandbox, allow }) => {
  allow(REJECTED)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await signIn(page, 'doctor')
  await page.route(REMINDERS, async (route) => {
    await released
    await route.fallback()
  })
  await page.goto('/tr/stok-sayimi')
  await expect(switcher(page)).toBeVisible()
  const { field, patients } = searchPalette(page)
  await page.keyboard.press('Control+k')
  await field.fill('yılmaz')
  await patients.first().click()
  await expect(field).toBeHidden()
  await sandbox.addFault({ operationId: 'selectCompany', status: 403, delayMs: 1_500 })
  await choose(page, EGE.name)
  await expect(loader(page)).toBeVisible()
  const response = page.waitForResponse(REMINDERS)
  release()
  await (await response).finished()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(loader(page)).toBeVisible()
  await expect(loader(page)).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectClinic(page, BOGAZICI)
})

test('the PIN dialog closes with the session, also when another tab ends it (F-G16)', async ({
  context,
  page,
  signIn,
  allow,
}) => {
  // The page may be left while the live connection is being opened.
  allow({ console: /WebSocket is closed before/ })
  await lockPatient(page)
  await signIn(page, 'doctor')
  await page.goto(`/tr/hasta-takip/${LOCKED}`)
  await expect(pinBoxes(page).first()).toBeFocused()
  await page.keyboard.type('48')
  await signOut(await openTab(context, '/tr'))
  await expect(signInForm(page).heading).toBeVisible()
  await expect(pinDialog(page)).toHaveCount(0)
})

test('a search response that arrives behind the loader is not shown', async ({ page, signIn, sandbox }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await signIn(page, 'doctor')
  await openPortal(page, sandbox)
  await page.route(FIND, async (route) => {
    await released
    await route.fallback().catch(() => {})
  })
  await page.keyboard.press('Control+k')
  await searchPalette(page).field.fill('yılmaz')
  await sandbox.addFault({ operationId: 'selectCompany', delayMs: 600 })
  await sandbox.switchClinic(EGE.uuid)
  await expect(loader(page)).toBeVisible()
  release()
  await expectClinic(page, EGE)
  await expect(searchPalette(page).dialog).toBeHidden()
})
