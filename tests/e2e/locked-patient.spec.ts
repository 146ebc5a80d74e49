import { expectAccessible } from '../support/accessibility'
import { ACCOUNTS } from '../support/accounts'
import { boxes, dialog, patientOf, typePin } from '../support/locked-patient'
import { expect, test } from '../support/test'

const { pin } = ACCOUNTS.doctor
const WRONG = 'PIN kodunuz günlük PIN ile eşleşmiyor.'
const SESSION = 'b1a7c9d3-5e2f-4d86-8c40-6f9e0b2a7d34'

test('the follow-up page of a locked patient shows nothing before the PIN, also by a deep link and after a reload', async ({
  page,
  signIn,
}) => {
  const patient = await patientOf(page, await signIn(page, 'doctor'), true)
  await page.goto(`/tr/hasta-takip/${patient.uuid}`)
  await expect(dialog(page)).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByText(patient.name)).toHaveCount(0)

  await typePin(page, '0000')
  await expect(dialog(page).getByText(WRONG)).toBeVisible()
  for (const box of await boxes(page).all()) await expect(box).toHaveValue('')
  await expectAccessible(page)
  await typePin(page, pin)
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: patient.name })).toBeVisible()
  const [note] = patient.notes.map((entry) => entry.note).filter(Boolean)
  await expect(page.getByText(note ?? '').first()).toBeVisible()
  await expect(page).toHaveTitle(/^(\(\d+\) )?Hasta Takip · Klinik Portalı$/)

  await page.reload()
  await expect(dialog(page)).toBeVisible()
  await expect(page.getByText(patient.name)).toHaveCount(0)
})

test('after closing the PIN dialog the patient stays locked, and the PIN can be entered again', async ({
  page,
  signIn,
}) => {
  const patient = await patientOf(page, await signIn(page, 'doctor'), true)
  await page.goto(`/tr/hasta-takip/${patient.uuid}`)
  await expect(boxes(page).first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Bu hasta kilitli' })).toBeVisible()
  await expect(page.getByText(patient.name)).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'PIN gir' }).click()
  await typePin(page, pin)
  await expect(page.getByRole('heading', { level: 1, name: patient.name })).toBeVisible()
})

test('leaving the page closes the PIN dialog', async ({ page, signIn }) => {
  const patient = await patientOf(page, await signIn(page, 'doctor'), true)
  await page.goto('/tr/ayarlar')
  await page.goto(`/tr/hasta-takip/${patient.uuid}`)
  await expect(dialog(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/tr/ayarlar')
  await expect(dialog(page)).toHaveCount(0)
})

test('the card of a locked search result opens only after the PIN', async ({ page, signIn }) => {
  const patient = await patientOf(page, await signIn(page, 'doctor'), true)
  await page.goto('/tr')
  await page.getByRole('button', { name: 'Hasta, sayfa veya işlem ara' }).click()
  await page.keyboard.type(patient.name)
  await page
    .getByRole('option', { name: new RegExp(`^${patient.name}`) })
    .first()
    .click()
  await typePin(page, pin)
  await expect(page.getByRole('dialog', { name: patient.name })).toBeVisible()
})

test('a page-mode link opens the session, the notice of the locked room or the label, once and after the PIN (F-G01)', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    const printed: string[] = []
    Object.assign(window, {
      printed,
      print: () => printed.push(document.querySelector('[data-print-only]')?.textContent ?? ''),
    })
  })
  const patient = await patientOf(page, await signIn(page, 'doctor'), true)
  const path = `/tr/hasta-takip/${patient.uuid}`

  await page.goto(`${path}?mode=seans&session=${SESSION}`)
  await expect(page).toHaveURL(path)
  await typePin(page, pin)
  const session = page.getByRole('dialog', { name: 'Seans' })
  await expect(session.getByText(SESSION)).toBeVisible()
  await expect(session.getByText(patient.uuid)).toBeVisible()
  await expectAccessible(page)

  await page.goto(`${path}?mode=seansBuild`)
  await typePin(page, pin)
  await expect(page.getByRole('dialog', { name: 'Oda kilitli' })).toBeVisible()

  await page.goto(`${path}?mode=barcode`)
  await typePin(page, pin)
  const printed = () => page.evaluate(() => (window as unknown as { printed: string[] }).printed)
  await expect.poll(printed).toEqual([`${patient.name}${patient.uuid}`])
  await expect(page.locator('[data-print-only]')).toHaveCount(0)
})

test('the label is printed alone (F-O19)', async ({ page, signIn }) => {
  await page.addInitScript(() => Object.assign(window, { print: () => new Promise(() => {}) }))
  const patient = await patientOf(page, await signIn(page, 'doctor'), false)
  await page.goto(`/tr/hasta-takip/${patient.uuid}`)
  await expect(page.getByRole('heading', { level: 1, name: patient.name })).toBeVisible()
  // The label stays while the print dialog is open; stopping animation frames simulates this.
  await page.evaluate(() => Object.assign(window, { requestAnimationFrame: () => 0 }))
  await page.getByRole('button', { name: 'Etiket yazdır' }).click()
  const label = page.locator('[data-print-only]')
  await expect(label).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await expect(label).toBeVisible()
  await expect(label).toContainText(patient.uuid)
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('main')).toBeHidden()
})

test('the page of an unlocked patient shows reminders and notifications in one timeline', async ({ page, signIn }) => {
  const patient = await patientOf(page, await signIn(page, 'doctor'), false)
  const firstNote = patient.notes.find(({ read }) => !read)?.note ?? ''
  for (const { language, path, mode, width } of [
    { language: 'tr', path: '/tr/hasta-takip', mode: 'light', width: 1440 },
    { language: 'en', path: '/en/patient-follow-up', mode: 'dark', width: 390 },
  ] as const) {
    await test.step(language, async () => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme: mode })
      const words = {
        tr: { timeline: 'Zaman çizelgesi', show: 'Göster', today: /^Bugün · / },
        en: { timeline: 'Timeline', show: 'Show', today: /^Today · / },
      }[language]
      await page.goto(`${path}/${patient.uuid}`)
      await expect(page.getByRole('heading', { level: 1, name: patient.name })).toBeVisible()
      const timeline = page.getByRole('region', { name: words.timeline })
      const show = (filter: 'unread' | 'read') => timeline.getByLabel(words.show, { exact: true }).selectOption(filter)
      // The row that marks today has no button.
      const reminders = timeline.getByRole('listitem').filter({ has: page.getByRole('button') })
      const ofFirstNote = reminders.filter({ hasText: firstNote })
      await expect(timeline.getByRole('heading', { name: words.today })).toBeVisible()
      await expectAccessible(page)
      await show('read')
      await expect(reminders).toHaveCount(patient.notes.filter(({ read }) => read).length)
      await show('unread')
      await expect(reminders).toHaveCount(patient.notes.filter(({ read }) => !read).length)
      await ofFirstNote.getByRole('button').click()
      await show('read')
      await ofFirstNote.getByRole('button').click()
      await show('unread')
      await expect(ofFirstNote).toHaveCount(1)
      expect(
        await page.evaluate(() => document.body.scrollWidth - document.documentElement.clientWidth),
      ).toBeLessThanOrEqual(0)
    })
  }
})

test('a reminder of a locked patient opens the page after the PIN, and stays unread without it (F-E04)', async ({
  page,
  signIn,
}) => {
  const patient = await patientOf(page, await signIn(page, 'doctor'), true)
  const bell = page.getByRole('button', { name: /^Hatırlatmalar/ })
  const item = page.getByRole('dialog', { name: 'Hatırlatmalar' }).getByRole('button', {
    name: new RegExp(`^Okunmamış:.*${patient.name}`),
  })
  // The list is virtual, so it is limited to the reminders of this patient.
  await page.route('**/reminder-all', (route) => route.fulfill({ json: { notes: patient.notes } }))
  await page.goto('/tr')
  await bell.click()
  await item.first().click()
  await expect(boxes(page).first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL('/tr')
  await bell.click()
  await item.first().click()
  await typePin(page, pin)
  await expect(page).toHaveURL(`/tr/hasta-takip/${patient.uuid}`)
  await page.getByLabel('Göster', { exact: true }).selectOption('read')
  await expect(page.getByRole('region', { name: 'Zaman çizelgesi' }).getByRole('listitem')).not.toHaveCount(0)
})
