import type { Page } from '@playwright/test'
import { ACCOUNTS, leave } from '../support/accounts'
import { waitForLiveConnections } from '../support/live-connection'
import { CHECK, entry, openPortal, openUserMenu } from '../support/patient-site'
import { answerWith, reminders } from '../support/reminders'
import { shell } from '../support/shell'
import { expect, test } from '../support/test'
import { fillTicket, openTicket, sentTickets } from '../support/tickets'

/** Browsers log every response with an error status. */
const FAILED = { console: /Failed to load resource/ }

interface PatientInfo {
  uuid: string
  name: string
  locked: boolean
}

interface Note {
  patient_info: PatientInfo | null
}

const read = async <Body>(page: Page, token: string, path: string): Promise<Body> => {
  const response = await page.request.get(path, { headers: { authorization: `Bearer ${token}` } })
  return (await response.json()) as Body
}

const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'Sistem mesajları' }).getByText(text)

const NO_LIST = { text: '<html>Bad gateway</html>', status: 403 }
test('without a readable reminder list a locked patient from the search asks for the PIN and shows nothing before', async ({
  page,
  signIn,
  sandbox,
  allow,
}) => {
  allow(FAILED)
  // The page is left while its live connection may be opening.
  allow({ console: /WebSocket is closed before/ })
  for (const [what, answerOf] of [
    [
      'with one row that is none',
      (notes: readonly Note[]) => ({ body: { notes: ['not a row', { notes_uuid: [] }, ...notes] } }),
    ],
    ['that cannot be had', () => NO_LIST],
    ['that is a web page', () => ({ ...NO_LIST, status: 200 })],
  ] as const) {
    await test.step(`a list ${what}`, async () => {
      const { notes } = await read<{ notes: Note[] }>(
        page,
        await signIn(page, 'doctor'),
        '/api/v1/patient/notes/reminder-all',
      )
      const locked = notes.flatMap(({ patient_info }) => (patient_info?.locked ? patient_info : []))[0]
      if (!locked) throw new Error('the demo data have no locked patient')
      await sandbox.replaceResponse('listReminders', answerOf(notes))
      await page.goto('/tr')
      await page.getByRole('button', { name: 'Hasta, sayfa veya işlem ara' }).click()
      await page.keyboard.type(locked.name)
      await page.getByRole('option', { name: locked.name }).first().click()
      const pin = page.getByRole('dialog', { name: 'Günlük PIN kodunuzu girin' })
      await expect(pin.getByRole('textbox').first()).toBeFocused()
      const card = page.getByRole('dialog', { name: locked.name })
      await expect(card).toHaveCount(0)
      await page.keyboard.type(ACCOUNTS.doctor.pin)
      await expect(card).toBeVisible()
      await sandbox.clearFaults()
      await leave(page)
    })
  }
})

test('a 401 of a patient-site check does not sign the doctor out', async ({ page, signIn, sandbox, allow }) => {
  allow(FAILED)
  await signIn(page, 'doctor')
  await sandbox.replaceResponse('checkDoctorUser', { status: 401, body: { statusCode: 401, message: 'Token expired' } })
  await openPortal(page, CHECK)
  await openUserMenu(page)
  await expect(entry(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await shell(page).menu.getByRole('link', { name: 'Takvim' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Takvim' })).toBeVisible()
})

test('reminders with missing, null or numeric fields are listed with the others', async ({ page, signIn, sandbox }) => {
  await signIn(page, 'doctor')
  const { notes } = answerWith([{ patient: 'Düzgün Kayıt' }])
  const oddRows = [
    { notes_uuid: 42, note: 'Sayı kimlikli', read: 0, patient_info: { uuid: 7, name: 'Sayı Kimlik', locked: 0 } },
    { notes_uuid: 'n-1', note: 'Alansız', patient_info: { uuid: 'p-1', name: 'Eksik Alan' } },
    { notes_uuid: 'n-2', note: 'Boş', read: null, patient_info: { uuid: 'p-2', name: 'Boş Alan', locked: null } },
  ]
  await sandbox.replaceResponse('listReminders', { body: { notes: [null, ...oddRows, ...notes] } })
  await page.goto('/tr/stok-sayimi')
  const { open, bell, rows, row } = reminders(page)
  await expect(bell).toHaveAccessibleName('Hatırlatmalar, 4 okunmamış')
  await open()
  await expect(rows).toHaveCount(4)
  for (const name of ['Düzgün Kayıt', 'Sayı Kimlik', 'Eksik Alan', 'Boş Alan']) await expect(row(name)).toBeVisible()
})

test('a live event of an invalid reminder still shows its toast', async ({ page, signIn, sandbox }) => {
  await signIn(page, 'doctor')
  await page.goto('/tr')
  await waitForLiveConnections(sandbox)
  await sandbox.emit('patient:notes_created', {
    notes_uuid: 42,
    read: 'no',
    patient_info: 7,
    createdBy: { name: 'Elif' },
  })
  await expect(toast(page, 'Elif tarafından yeni hatırlatma eklendi!')).toBeVisible()
  await sandbox.emit('patient:notes_created', { createdBy: 'Elif' })
  await expect(toast(page, /^(Bilgi: )?Yeni hatırlatma eklendi!/)).toBeVisible()
})

test('a ticket counts as created, whatever the body of a successful response is', async ({ page, signIn, sandbox }) => {
  await signIn(page, 'doctor')
  await page.goto('/tr/destek')
  const created = page.getByRole('main').getByRole('listitem')
  const responses = [
    { status: 201, body: { data: { uuid: 'T-104', created_at: null } } },
    { status: 201, text: '' },
    { body: { ticket: null } },
    { status: 201, body: { id: 105, subject: 'Talep 4' } },
    { status: 200, text: '<html>' },
  ]
  for (const [index, response] of responses.entries()) {
    await sandbox.replaceResponse('createTicket', response, 1)
    const { send, drawer } = await openTicket(page)
    await fillTicket(page, { subject: `Talep ${index + 1}` })
    await send.click()
    await expect(toast(page, 'Destek talebi başarıyla oluşturuldu').first()).toBeVisible()
    await expect(toast(page, 'Destek talebi oluşturulamadı')).toHaveCount(0)
    await expect(drawer).toBeHidden()
    await expect(created.filter({ hasText: `Talep ${index + 1}` })).toContainText('Açık')
  }
  await expect(created.filter({ hasText: 'Talep 1' })).toContainText('T-104')
  expect(await sentTickets(sandbox)).toHaveLength(responses.length)
})
