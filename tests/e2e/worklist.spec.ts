import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility'
import { ACCOUNTS } from '../support/accounts'
import { waitForLiveConnections } from '../support/live-connection'
import { listOnly, noteId, REMINDERS } from '../support/reminders'
import { overflow } from '../support/shell'
import { expect, test } from '../support/test'

const PATH = '/tr/hasta-islemleri'

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page, 'doctor')
})

interface NoteInput {
  patient: string
  note: string
  remindAt?: string
}

function notes(inputs: readonly NoteInput[]) {
  const names = [...new Set(inputs.map(({ patient }) => patient))]
  return inputs.map(({ patient, note, remindAt }, n) => ({
    notes_uuid: noteId(n + 1),
    note,
    type: 'task',
    remind_at: remindAt ?? null,
    read: false,
    patient_info: { uuid: noteId(7_000_000 + names.indexOf(patient)), name: patient, locked: false },
    createdBy: { name: 'Elif' },
  }))
}

const list = (page: Page, inputs: readonly NoteInput[]) =>
  page.context().route(REMINDERS, (route) => route.fulfill({ json: { notes: notes(inputs) } }))

const MANY = Array.from({ length: 1_500 }, (_, n) => ({
  patient: `Hasta ${Math.floor(n / 3) + 1}`,
  note: `Not ${n + 1}`,
  remindAt: new Date(Date.UTC(2030, 0, 1) + n * 3_600_000).toISOString(),
}))

function worklist(page: Page) {
  const main = page.getByRole('main')
  const rows = main.locator('li[data-key]')
  return {
    main,
    rows,
    row: (text: string) => rows.filter({ has: page.getByText(text, { exact: true }) }),
    patients: rows.getByRole('heading', { level: 2 }),
  }
}

test('reminders are handled by patient: read, snoozed, removed and undone', async ({ page }) => {
  await list(page, [
    { patient: 'Ada', note: 'Tahlil', remindAt: '2020-01-01T09:00:00Z' },
    { patient: 'Berk', note: 'Kontrol', remindAt: '2020-01-02T09:00:00Z' },
    { patient: 'Ada', note: 'Reçete' },
  ])
  await page.goto(PATH)
  const { main, rows, row, patients } = worklist(page)
  await expect(main.getByText('Kaynak: hatırlatmalar')).toBeVisible()
  await expect(patients).toHaveText(['Ada', 'Berk'])
  await expect(rows.getByRole('heading', { level: 3 })).toHaveText(['Gecikmiş 1', 'Daha sonra 1', 'Gecikmiş 1'])
  await row('Tahlil').getByRole('button', { name: 'Ada: okundu olarak işaretle' }).click()
  await expect(page.getByRole('button', { name: 'Hatırlatmalar, 2 okunmamış' })).toBeVisible()
  await row('Kontrol').getByRole('button', { name: 'Berk: listeden kaldır' }).click()
  await expect(patients).toHaveText(['Ada'])
  await main.getByRole('button', { name: 'Geri al' }).click()
  await expect(patients).toHaveText(['Ada', 'Berk'])
  await row('Reçete').getByRole('button', { name: 'Ada: sonra hatırlat' }).click()
  await page.getByRole('menuitem', { name: 'Bir saat sonra' }).click()
  await expect(rows).toHaveCount(2)
  await page.reload()
  await expect(rows).toHaveCount(2)
})

test('the keyboard moves between patients, opens the follow-up page, and returns to the same position (F-P14)', {
  tag: '@firefox',
}, async ({ page }) => {
  await list(page, MANY)
  await page.goto(PATH)
  const { rows, row, main } = worklist(page)
  await expect(row('Not 1')).toBeVisible()
  await page.keyboard.press('j')
  await expect(row('Not 1')).toBeFocused()
  await page.keyboard.press('j')
  await expect(row('Not 4')).toBeFocused()
  await page.keyboard.press('k')
  await expect(row('Not 1')).toBeFocused()
  for (let n = 0; n < 40; n += 1) await page.keyboard.press('j')
  await expect(row('Not 121')).toBeFocused()
  await expect(row('Not 121')).toBeInViewport()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog').getByText('Hasta İşlemleri: sonraki hasta')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row('Not 121')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tr\/hasta-takip\//)
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(row('Not 121')).toBeInViewport()
  await expect(row('Not 121')).toBeFocused()
  expect(await rows.count()).toBeLessThan(60)
})

test('the filters by type and creator are kept after visiting a patient', async ({ page }) => {
  await page.goto(PATH)
  const { main, rows } = worklist(page)
  await expect(rows.first()).toBeVisible()
  const type = main.getByRole('combobox', { name: 'Tür' })
  await type.selectOption({ index: 4 })
  const label = (await type.locator('option:checked').textContent()) ?? ''
  const count = Number(/\((\d+)\)$/.exec(label)?.[1])
  await expect(main.getByRole('heading', { name: new RegExp(`, ${count} hatırlatma$`) })).toBeVisible()
  await main
    .getByRole('link', { name: /takip sayfası/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/tr\/hasta-takip\//)
  await page.getByRole('navigation', { name: 'Sayfa yolu' }).getByRole('link', { name: 'Hasta İşlemleri' }).click()
  await expect(page).toHaveURL(PATH)
  await expect(type.locator('option:checked')).toHaveText(label)
  await main.getByRole('button', { name: 'Filtreleri temizle' }).click()
  await expect(type).toHaveValue('')
})

test('a locked patient shows no note before the PIN, which opens the follow-up page', async ({ page }) => {
  await listOnly(page, [
    { patient: 'Kilitli Kişi', locked: true, note: 'Gizli' },
    { patient: 'Ada', note: 'Açık' },
  ])
  await page.goto(PATH)
  const { main, row } = worklist(page)
  await expect(row('Açık')).toBeVisible()
  await expect(main.getByText('Gizli')).toHaveCount(0)
  await main.getByRole('button', { name: 'Kilitli Kişi: PIN ile aç' }).click()
  const pin = page.getByRole('dialog', { name: 'Günlük PIN kodunuzu girin' })
  await expect(pin.getByRole('textbox').first()).toBeFocused()
  await page.keyboard.type(ACCOUNTS.doctor.pin)
  await expect(page.getByRole('heading', { level: 1, name: 'Kilitli Kişi' })).toBeVisible()
  await page.goBack()
  await expect(row('Gizli')).toBeVisible()
})

test('a new reminder does not move the visible rows', async ({ page, sandbox }) => {
  let shown = MANY
  await page.context().route(REMINDERS, (route) => route.fulfill({ json: { notes: notes(shown) } }))
  await page.goto(PATH)
  const { row, main } = worklist(page)
  await expect(row('Not 1')).toBeVisible()
  await waitForLiveConnections(sandbox)
  for (let n = 0; n < 12; n += 1) await page.keyboard.press('j')
  await expect(row('Not 34')).toBeFocused()
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 150)
  const top = async () => (await row('Not 34').boundingBox())?.y ?? 0
  await expect.poll(async () => Math.abs((await top()) - (await top()))).toBe(0)
  const before = await top()
  shown = [...MANY, { patient: 'Yeni', note: 'Yeni gelen', remindAt: '2020-01-01T09:00:00Z' }]
  await sandbox.addReminder({ created_by: 'Elif' })
  await expect(main.getByRole('heading', { name: /1\.501 hatırlatma$/ })).toBeVisible()
  expect(Math.abs((await top()) - before)).toBeLessThan(2)
  await expect(row('Not 34')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(row('Yeni gelen')).toBeFocused()
})

test('the worklist is accessible in both languages and modes and fits on a phone', async ({ page }) => {
  test.slow()
  for (const [language, path] of [
    ['tr', PATH],
    ['en', '/en/patient-follow-ups'],
  ] as const) {
    await test.step(language, async () => {
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 })
        await page.goto(path)
        await expect(worklist(page).rows.first()).toBeVisible()
        await worklist(page).main.getByRole('combobox').first().selectOption({ index: 4 })
        await expectAccessible(page)
        expect(await overflow(page)).toBe(0)
      }
    })
  }
})
