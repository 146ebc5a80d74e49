import type { Page } from '@playwright/test'
import { ACCOUNTS } from '../support/accounts'
import { waitForLiveConnections } from '../support/live-connection'
import { CHECK, entry, INFO, openPortal, openUserMenu } from '../support/patient-site'
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
for (const [what, answerOf] of [
  [
    'with one row that is none',
    (notes: readonly Note[]) => ({ body: { notes: ['not a row', { notes_uuid: [] }, ...notes] } }),
  ],
  ['that cannot be had', () => NO_LIST],
  ['that is a web page', () => ({ ...NO_LIST, status: 200 })],
] as const) {
  test(`a reminder list ${what}: a locked patient from the search asks for the PIN and shows nothing before`, async ({
    page,
    signIn,
    sandbox,
    allow,
  }) => {
    allow(FAILED)
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
  })
}

for (const [operation, address, response] of [
  ['checkDoctorUser', CHECK, { status: 401, body: { statusCode: 401, message: 'Token expired' } }],
  ['checkDoctorUser', CHECK, { body: { data: { statusCode: 401 } } }],
  ['getUserInfo', INFO, { status: 401, body: { statusCode: 401, message: 'Token expired' } }],
] as const) {
  test(`a 401 of a patient-site check does not sign the doctor out: ${operation}, ${JSON.stringify(response)}`, async ({
    page,
    signIn,
    sandbox,
    allow,
  }) => {
    allow(FAILED)
    await signIn(page, 'doctor')
    await sandbox.replaceResponse(operation, response)
    await openPortal(page, address)
    await openUserMenu(page)
    await expect(entry(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await shell(page).menu.getByRole('link', { name: 'Takvim' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Takvim' })).toBeVisible()
  })
}

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
  ]
  for (const [index, response] of responses.entries()) {
    await sandbox.replaceResponse('createTicket', response, 1)
    const { send, drawer } = await openTicket(page)
    await fillTicket(page, { subject: `Talep ${index + 1}` })
    await send.click()
    await expect(toast(page, 'Destek talebi başarıyla oluşturuldu').first()).toBeVisible()
    await expect(drawer).toBeHidden()
    await expect(created.filter({ hasText: `Talep ${index + 1}` })).toContainText('Açık')
  }
  await expect(created.filter({ hasText: 'Talep 1' })).toContainText('T-104')
  expect(await sentTickets(sandbox)).toHaveLength(responses.length)
})

interface Company {
  transactions?: unknown
  companies_setting: object | null
}

for (const [where, bodyOf] of [
  [
    'inside companies_setting',
    (companies: readonly Company[]) => ({
      companies: companies.map((company) => ({
        ...company,
        transactions: undefined,
        companies_setting: { ...company.companies_setting, transactions: true },
      })),
    }),
  ],
  [
    'in one object instead of a list',
    ([company]: readonly Company[]) => ({ companies: { ...company, transactions: true } }),
  ],
  [
    'as the text "1"',
    (companies: readonly Company[]) => ({ companies: companies.map((company) => ({ ...company, transactions: '1' })) }),
  ],
] as const) {
  test(`the transactions flag ${where} hides finance`, async ({ page, signIn, sandbox }) => {
    const token = await signIn(page, 'staff')
    const { companies } = await read<{ companies: Company[] }>(
      page,
      token,
      '/api/v1/companies/companies/settings/company',
    )
    await sandbox.replaceResponse('getCompanySettings', { body: bodyOf(companies) })
    await page.goto('/tr')
    const { menu } = shell(page)
    await expect(menu.getByRole('button', { name: 'Raporlar' })).toBeVisible()
    await expect(menu.getByRole('button', { name: 'Finans' })).toHaveCount(0)
  })
}

test('a live event of the transactions setting reloads the page, whatever its payload is', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(page, 'staff')
  await page.goto('/tr')
  for (const payload of [null, 'on', { transactions: 'yes' }, []]) {
    await expect(shell(page).menu.getByRole('link').first()).toBeVisible()
    await waitForLiveConnections(sandbox)
    const reloaded = page.waitForEvent('load')
    await sandbox.emit('companies:settings_transactions', payload)
    await reloaded
  }
})
