import type { Patient } from '../../sandbox/patients/patient'
import { ACCOUNTS, PASSWORD } from '../support/accounts'
import { BOGAZICI, choose, EGE, confirmation } from '../support/e2e/clinics'
import { waitForLiveConnections } from '../support/e2e/live-connection'
import { REVOKED_TOKEN } from '../support/e2e/page-monitor'
import { FIRST_PATIENT, REMINDERS, remindersResponse } from '../support/e2e/reminders'
import { searchPalette } from '../support/e2e/search-palette'
import { signInForm } from '../support/e2e/sign-in-form'
import { expect, test } from '../support/e2e/test'
import { recordTraffic, findOccurrences, collectStoredData } from '../support/e2e/data-leaks'
import { lockScreen } from '../support/e2e/lock-screen'
import { signOut } from '../support/e2e/tabs'

const PATIENT = {
  uuid: '7b1c0f6e-54f0-4c1e-9d0b-3a1f5e7c9d21',
  name: 'Zümrüt Nilgün',
  surname: 'KARABATAKOĞLU',
  full_phone_number: '+90 532 111 22 33',
  birth_date: '17.03.1971',
  citizenship_number: '10000000146',
} satisfies Record<keyof Patient, string>
/** The uuid is no field to search for, because the address may contain it. */
const { uuid: PATIENT_UUID, ...FIELDS } = PATIENT
const TERM = 'nilgün zümr'
const WRONG_PIN = '9153'
const LOCKED = 'Kilitli Karabatakoğlu'
const NOTE = 'Penisilin alerjisi sorulacak'
const PATIENT_DETAILS = [...Object.values(FIELDS), 'Zümrüt', '05321112233', '1971-03-17', LOCKED, TERM, NOTE]

test('using the portal stores no patient data, no PIN, and the token only in its cookie (F-B23, F-D22, F-G13, F-O14)', async ({
  context,
  page,
  sandbox,
  allow,
}) => {
  allow(REVOKED_TOKEN)
  const traces = await recordTraffic(context)
  await sandbox.addPatient(PATIENT)

  await page.goto('/tr/stok-sayimi')
  const form = signInForm(page)
  await form.fill(ACCOUNTS.doctor.email, PASSWORD)
  await form.submit.click()
  await expect(page).toHaveURL('/tr/stok-sayimi')
  const token = decodeURIComponent(
    (await context.cookies()).find(({ name }) => name === 'auth_doctor')?.value ?? 'no cookie',
  )
  const secrets = [token, ACCOUNTS.doctor.pin, WRONG_PIN, PASSWORD]
  const scan = async () =>
    findOccurrences([...PATIENT_DETAILS, ...secrets], [...traces(), ...(await collectStoredData(page))])
  const onlyTheCookie = [`${token} in: cookie auth_doctor`]
  expect(await scan(), 'after signing in').toEqual(onlyTheCookie)

  const { field, patients } = searchPalette(page)
  await page.keyboard.press('Control+k')
  await field.fill(TERM)
  await expect(patients).toHaveCount(1)
  expect(await scan(), 'while searching').toEqual(onlyTheCookie)
  await page.keyboard.press('Enter')
  const card = page.getByRole('dialog', { name: 'Zümrüt Nilgün KARABATAKOĞLU' })
  await card.getByRole('button', { name: 'Numarayı göster' }).click()
  await expect(card).toContainText(PATIENT.citizenship_number)
  expect(await scan(), 'with the patient on the screen').toEqual(onlyTheCookie)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Hasta Listesi' }).first().click()
  const main = page.getByRole('main')
  await main.getByRole('searchbox').fill(TERM)
  const found = main.getByRole('rowheader').getByRole('button')
  await expect(found).toHaveText('Zümrüt Nilgün KARABATAKOĞLU')
  expect(await scan(), 'in the patient list').toEqual(onlyTheCookie)
  await found.click()
  await card.getByRole('link', { name: 'Hasta takibine git' }).click()
  await expect(page).toHaveURL(`/tr/hasta-takip/${PATIENT_UUID}`)
  await expect(main, 'the focus after the card has closed').toBeFocused()

  await waitForLiveConnections(sandbox)
  await expect.poll(() => traces().map(({ location }) => location)).toContain('URL of a WebSocket')
  await sandbox.addReminder({ note: NOTE, patient: PATIENT_UUID, created_by: 'Elif Şahin' })
  await expect(page.getByRole('group').filter({ hasText: 'yeni hatırlatma eklendi' })).toBeVisible()
  await sandbox.emit('patient:notes_created', { note: NOTE, read: 'Zümrüt', patient_info: { name: 'Zümrüt' } })
  await expect.poll(() => traces().filter(({ location }) => location === 'error report').length).toBeGreaterThan(0)
  expect(await scan(), 'after a live event, and one that does not parse').toEqual(onlyTheCookie)

  await context.route(REMINDERS, (route) =>
    route.fulfill({ json: remindersResponse([{ patient: LOCKED, locked: true }]) }),
  )
  await page.goto(`/tr/hasta-takip/${FIRST_PATIENT}`)
  const pinDialog = page.getByRole('dialog', { name: 'Günlük PIN kodunuzu girin' })
  await expect(pinDialog.getByRole('textbox').first()).toBeFocused()
  await page.keyboard.type(ACCOUNTS.doctor.pin.slice(0, 3))
  expect(await scan(), 'with three digits of the PIN typed').toEqual(onlyTheCookie)
  await page.keyboard.type(ACCOUNTS.doctor.pin.slice(3))
  await expect(page.getByRole('heading', { level: 1, name: LOCKED })).toBeVisible()
  expect(await scan(), 'with a locked patient opened').toEqual(onlyTheCookie)
  await context.unroute(REMINDERS)

  await choose(page, EGE.name)
  await expect(confirmation(page, EGE.name)).toBeVisible()
  expect(await scan(), 'after a clinic switch').toEqual(onlyTheCookie)
  expect(findOccurrences([BOGAZICI.uuid, BOGAZICI.name, EGE.uuid, EGE.name], await collectStoredData(page))).toEqual([
    `${EGE.uuid} in: device storage`,
    `${EGE.uuid} in: cookie selected_company`,
  ])

  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('portal.clinicSwitch')

  await page.getByRole('button', { name: 'Randevu Bildirimleri' }).click()
  await expect(page.getByRole('dialog', { name: 'Randevu Bildirimleri' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Tema' }).click()
  await page.getByRole('menuitemradio', { name: 'Koyu' }).click()
  await page.getByRole('button', { name: 'Dil', exact: true }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(page).toHaveURL(/^[^?]*\/en\//)
  expect(await scan(), 'after a change of preferences').toEqual(onlyTheCookie)

  // Simulates sixteen minutes without input.
  await page.evaluate((at) => localStorage.setItem('portal.last-input', String(at)), Date.now() - 16 * 60_000)
  await page.reload()
  const { cover, enter, error } = lockScreen(page, 'en')
  await enter(WRONG_PIN)
  await expect(error).toBeVisible()
  expect(await scan(), 'on the lock screen, after a wrong PIN').toEqual(onlyTheCookie)
  await enter(ACCOUNTS.doctor.pin)
  await expect(cover).toBeHidden()
  expect(await scan(), 'after unlocking').toEqual(onlyTheCookie)

  await signOut(page, 'en')
  await expect(signInForm(page, 'en').heading).toBeVisible()
  expect(await scan(), 'after signing out').toEqual([])
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['lang_doctor'])
  await test.step('the scan reads databases and caches', async () => {
    await page.evaluate(async (name) => {
      const cache = await caches.open('responses')
      await cache.put('/patient', new Response(name))
      await new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('patients')
        request.onupgradeneeded = () => request.result.createObjectStore('opened').put({ name }, 1)
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          request.result.close()
          resolve()
        }
      })
    }, PATIENT.name)
    const found = findOccurrences([PATIENT.name], await collectStoredData(page))
    expect(found).toEqual([`${PATIENT.name} in: databases`, `${PATIENT.name} in: caches`])
  })
})
