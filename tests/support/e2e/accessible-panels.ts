import { expect } from '@playwright/test'
import { ACCOUNTS } from '../accounts'
import { inOnePage, type Screens, type Walk } from './accessibility'
import { prepareBackground, setTabHidden } from './background'
import { callOf, denyDevices, MEDIA } from './call'
import { boxOf } from './layout-assertions'
import { idleFor, lockScreen, openWithClock } from './lock-screen'
import { findPatient, listOnly, reminders } from './reminders'
import { FIND, searchPalette } from './search-palette'
import { changeAddress, CHEAP_PAGE, goTo } from './shell'
import { fillTicket, openTicket, pngFile, POST_TICKET } from './tickets'

const DESKTOP = [1440]
const PHONE = [390]
const SESSION = 'b1a7c9d3-5e2f-4d86-8c40-6f9e0b2a7d34'

/** On a page with a clock. */
const lock: Walk = async ({ page, language, check }) => {
  await page.setViewportSize({ width: 1440, height: 844 })
  await idleFor(page, 16)
  const screenLock = lockScreen(page, language)
  await expect(screenLock.boxes.first()).toBeFocused()
  await check(DESKTOP)
  for (const width of [1024, 390, 320]) {
    await page.setViewportSize({ width, height: 700 })
    expect(await screenLock.cover.evaluate((cover) => cover.scrollWidth - cover.clientWidth)).toBe(0)
    const sizes = await screenLock.boxes.evaluateAll((boxes) =>
      boxes.map((box) => [box.clientWidth, box.clientHeight]).flat(),
    )
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44)
  }
  await screenLock.enter('1111')
  await expect(screenLock.error).not.toBeEmpty()
  for (let tries = 0; tries < 4; tries += 1) {
    await screenLock.enter('1111')
    await expect(screenLock.boxes.first()).toHaveValue('')
  }
  await expect(screenLock.boxes.first()).toHaveAttribute('aria-disabled', 'true')
  await check([320])
}

const browserNotifications: Walk = async ({ page, check }) => {
  await prepareBackground(page.context())
  const now = Date.now()
  await listOnly(page, [{ patient: 'Ada', remind_at: new Date(now + 2 * 60_000).toISOString() }])
  await openWithClock(page, '/tr/ayarlar', now)
  await setTabHidden(page, true)
  await page.clock.fastForward(3 * 60_000)
  await setTabHidden(page, false)
  const accept = page.getByRole('button', { name: 'Bildirimleri aç' })
  await expect(accept).toBeVisible()
  await check()

  await accept.click()
  await expect(accept).toBeHidden()
  await expect(page.getByText('Tarayıcı, portalın bildirimlerini engelliyor.')).toBeVisible()
  await check()
}

const palette: Walk = async ({ page, language, check }) => {
  const { dialog, field, patients, openOn } = searchPalette(page, language)
  await openOn(CHEAP_PAGE[language])
  await check()

  await field.fill('has')
  await expect(patients).toHaveCount(3)
  await check()

  await field.press('ArrowRight')
  await expect(dialog.getByRole('option')).toHaveCount(4)
  await check(PHONE)

  await field.fill('qqqq')
  await expect(dialog).toContainText('"qqqq"')
  await check(PHONE)

  await page.route(FIND, (route) => route.fulfill({ status: 400, json: {} }))
  await field.fill('wwww')
  await expect(dialog.getByRole('alert')).toBeVisible()
  await check(PHONE)
  await page.unroute(FIND)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

const reminderList: Walk = async ({ page, language, check }) => {
  await page.setViewportSize({ width: 1440, height: 844 })
  const { open, list, rows } = reminders(page, language)
  const press = (name: RegExp) => rows.first().getByRole('button', { name }).click()
  await open()
  await expect(rows.first()).toBeFocused()
  await press(/listeden kaldır|remove from/)
  await expect(list.getByRole('button', { name: /^(Geri al|Undo)$/ })).toBeVisible()
  await check()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(async () => (await boxOf(list)).height, 'the maximum').toBeCloseTo(550, 0)
    expect((await boxOf(list)).width).toBeLessThanOrEqual(width)
  }
  await press(/sonra hatırlat|remind me later/)
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await check(PHONE)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
}

/** Checks one language at a time, because a change of the address closes the dialogs. */
const patientDialogs: Walk = async ({ page, signIn, checkOneLanguage }) => {
  const token = await signIn('doctor')
  const { uuid } = await findPatient(page.request, token, false)
  const locked = await findPatient(page.request, token, true)
  const dialog = page.getByRole('dialog')
  await page.goto(`/tr/hasta-takip/${uuid}`)
  await expect(page.getByRole('region', { name: 'Zaman çizelgesi' }).getByRole('heading').first()).toBeVisible()
  await checkOneLanguage()
  for (const [language, width, path, title] of [
    ['tr', 1440, '/tr/hasta-takip', 'Seans'],
    ['en', 390, '/en/patient-follow-up', 'Treatment session'],
  ] as const) {
    const { trigger, field, patients } = searchPalette(page, language)
    await changeAddress(page, CHEAP_PAGE[language])
    await page.setViewportSize({ width, height: 844 })
    await trigger.click()
    await field.fill('ali yılmaz')
    await patients.first().click()
    await expect(page.getByRole('dialog', { name: 'Ali Yılmaz' })).toBeVisible()
    await checkOneLanguage([width])

    await goTo(page, `${path}/${uuid}?mode=seans&session=${SESSION}`, `${path}/${uuid}`)
    await expect(dialog.getByRole('textbox').first()).toBeFocused()
    await checkOneLanguage([width])
    await page.keyboard.type(ACCOUNTS.doctor.pin)
    await expect(page.getByRole('dialog', { name: title })).toContainText(SESSION)
    await checkOneLanguage([width])
    await page.keyboard.press('Escape')

    await changeAddress(page, `${path}/${locked.uuid}`)
    await expect(dialog.getByRole('textbox').first()).toBeFocused()
    await page.keyboard.type('0000')
    await expect(dialog.getByRole('alert')).not.toBeEmpty()
    await checkOneLanguage([width])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('button', { name: /^(PIN gir|Enter PIN)/ })).toBeVisible()
    await checkOneLanguage([width])
  }
}

const ticket: Walk = async ({ page, language, check }) => {
  await page.setViewportSize({ width: 1440, height: 844 })
  const { input, file, chosen, alert, details, drawer, send, progress, cancel, texts } = await openTicket(
    page,
    language,
  )
  await expect(input('contact_name')).toHaveValue('Ayşe')
  await fillTicket(page, {}, language)
  await details.check()
  await expect(drawer.getByLabel(texts.details.title, { exact: true })).toBeVisible()
  await file.setInputFiles({ name: 'a.exe', mimeType: '', buffer: Buffer.from('MZ') })
  await expect(alert(texts.attachment.errors.type.replace('{{types}}', 'PNG, JPG'))).toBeVisible()
  await check(DESKTOP)
  await file.setInputFiles(pngFile())
  await expect(chosen).toBeVisible()
  await page.route(POST_TICKET, (route) =>
    route.fulfill({ status: 422, json: { message: 'Refused.', errors: { subject: ['Too short.'] } } }),
  )
  await send.click()
  await expect(alert('Too short.')).toBeVisible()
  await check(DESKTOP)

  // The request is never answered.
  await page.route(POST_TICKET, () => {})
  await input('subject').fill('Takvim hâlâ açılmıyor')
  await send.click()
  await expect(progress).toBeVisible()
  await check(DESKTOP)
  await cancel.click()
  await expect(drawer.getByText(/^(Gönderim iptal edildi|Sending was cancelled)/)).toBeVisible()
  await check(DESKTOP)
}

const call: Walk = async ({ page, language, sandbox, signIn, check }) => {
  await signIn('doctor')
  await denyDevices(page)
  const { room } = await sandbox.openRoom('İrem Yıldız')
  const { texts, mediaDenied, preJoin, join, statusBadge, minimise, window, end, summary, deviceTest } = callOf(
    page,
    language,
  )
  await page.goto(`${CHEAP_PAGE[language]}?room=${room}`)

  const dialog = page.getByRole('dialog', { name: texts.permission.title })
  await expect(dialog).toBeVisible(MEDIA)
  await expect(dialog.getByText(texts.permission.steps.chromium[1])).toBeVisible()
  await check(DESKTOP)
  await dialog.getByRole('button', { name: texts.permission.retry }).click()
  await expect(dialog, 'still denied').toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await expect(preJoin.getByText(mediaDenied, { exact: true }).first()).toBeVisible()
  await check(DESKTOP)

  await join.click()
  await expect(statusBadge(texts.labels.ongoing)).toBeVisible(MEDIA)
  await check(DESKTOP)
  await page.getByRole('button', { name: texts.controls.devices }).click()
  await expect(page.getByRole('combobox', { name: texts.preJoin.camera })).toBeVisible()
  await check(DESKTOP)
  await page.keyboard.press('Escape')

  await minimise.click()
  await expect(window).toHaveAttribute('data-layout-variant', 'minimised')
  await check([1440, 360])

  await end.click()
  await expect(summary).toBeVisible()
  await check([1440, 390])
  await page.keyboard.press('Escape')
  await expect(summary).toBeHidden()
  await goTo(page, language === 'tr' ? '/tr/ayarlar' : '/en/settings')
  await page.getByRole('button', { name: texts.deviceTest.title }).click()
  await expect(dialog).toBeVisible(MEDIA)
  await page.keyboard.press('Escape')
  await expect(deviceTest.getByText(mediaDenied, { exact: true }).first()).toBeVisible()
  await check([1440, 390])
}

export const PANELS: Screens = {
  'the settings, the offer of browser notifications, and the lock screen': [
    'tr',
    inOnePage(browserNotifications, lock),
  ],
  'the search palette, the list of reminders, and the ticket form': ['en', inOnePage(palette, reminderList, ticket)],
  'the page, card, PIN, treatment session and lock of a patient': ['tr', patientDialogs],
  'a call without devices': ['tr', call],
}
