import { expect } from '@playwright/test'
import { ACCOUNTS } from '../accounts'
import { inOnePage, type Screens, type Walk } from './accessibility'
import { appointmentList } from './appointment-table'
import { calendarOf, entryAt, respondWithDays } from './calendar'
import { HELP_LIST, helpDrawer, helpPage, listMany, WITH_VIDEO } from './help'
import { notificationOf, today } from './notifications'
import { trackRequests } from './settled'
import { changeAddress, goTo, shell } from './shell'
import { signInForm } from './sign-in-form'

const PHONE = [390]
const SIGN_OUT = '**/api/v1/user/sign-out'
const CALENDAR_PATH = { tr: '/tr/takvim', en: '/en/calendar' }
const BANK_ACCOUNTS = { tr: '/tr/finans/banka-cari', en: '/en/finance/bank-accounts' }

const signInPage: Walk = async ({ page, language, check }) => {
  await page.clock.install()
  const form = signInForm(page, language)
  await page.goto(form.path)
  await expect(form.heading).toBeVisible()
  await check()

  await form.submit.click()
  await expect(form.email).toHaveAttribute('aria-invalid', 'true')
  await check(PHONE)

  await form.fill(ACCOUNTS.doctor.email, 'wrong')
  await form.submit.click()
  await expect(form.notice).toBeVisible()
  await check(PHONE)

  await page.route('**/auth/doctor/sign-in', () => {})
  await form.password.fill('slow')
  await form.submit.click()
  await page.clock.fastForward(4_100)
  await expect(page.getByRole('status').filter({ hasText: /./ })).toBeVisible()
  await check(PHONE)
}

const statusPages: Walk = async ({ page, language, signIn, check }) => {
  await signIn('single')
  const { denied, unknown } = {
    tr: { denied: '/tr/hasta-islemleri', unknown: '/tr/yok' },
    en: { denied: '/en/patient-follow-ups', unknown: '/en/nothing' },
  }[language]
  await page.goto(denied)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await check()
  await goTo(page, unknown)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await check(PHONE)
  await page.route(SIGN_OUT, (route) => route.fulfill({ status: 500, json: { statusCode: 500 } }))
  for (let request = 0; request < 2; request += 1) {
    const response = page.waitForResponse(SIGN_OUT)
    await shell(page, language).userMenu.click()
    await page.getByRole('menuitem', { name: /^(Çıkış yap|Sign out)$/ }).click()
    await response
  }
  await expect(page.getByRole('dialog')).toBeVisible()
  await check()
  await page.route('**/api/v1/user/info-detail', (route) => route.fulfill({ status: 403, json: { statusCode: 403 } }))
  await page.goto(CALENDAR_PATH[language])
  await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toBeVisible()
  await check(PHONE)
}

const helpScreens: Walk = async ({ page, language, check }) => {
  await page.setViewportSize({ width: 1440, height: 844 })
  await goTo(page, CALENDAR_PATH[language])
  const { open, entries, search, drawer, texts } = helpDrawer(page, language)
  await open()
  await expect(entries).toHaveCount(6)
  await check()
  await search.fill('zzz')
  await expect(drawer.getByText(texts.noMatchText)).toBeVisible()
  await check(PHONE)

  const { path, entries: onPage, heading } = helpPage(page, language)
  await goTo(page, path())
  await expect(onPage).toHaveCount(20)
  await check()
  await changeAddress(page, path(WITH_VIDEO))
  await expect(heading(language === 'tr' ? 'Portala ilk bakış' : 'A first look at the portal')).toBeVisible()
  await expect(page.getByRole('article').getByRole('status')).toHaveCount(0)
  await check()
}

const helpStates: Walk = async ({ page, language, signIn, check }) => {
  await signIn('doctor')
  await page.setViewportSize({ width: 390, height: 844 })
  const settled = trackRequests(page)
  const held = Promise.withResolvers<void>()
  await page.route(HELP_LIST, async (route) => {
    await held.promise
    await route.fulfill({ status: 400, json: {} })
  })
  await page.goto(CALENDAR_PATH[language])
  const { open, drawer, texts, entries, more } = helpDrawer(page, language)
  await open()
  await expect(drawer.getByRole('status').first()).toBeAttached()
  await check(PHONE)

  held.resolve()
  await expect(drawer.getByText(texts.error)).toBeVisible()
  await check(PHONE)

  // The check changed the language twice, and each change requested the list again.
  await settled()
  await listMany(page, 25)
  await drawer.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(entries).toHaveCount(20)
  await page.route(HELP_LIST, (route) => route.fulfill({ status: 400, json: {} }))
  await more.click()
  await expect(drawer.getByText(texts.moreError)).toBeVisible()
  await check(PHONE)
}

const appointments: Walk = async ({ page, signIn, check, checkOneLanguage }) => {
  await signIn('doctor')
  await respondWithDays(page, {
    [today()]: [
      ...['#FDE68A', '#b91c1c', '#1e3a8a', null].map((background_color, n) =>
        entryAt(n + 1, '10:00', { background_color, type: 'critical' }),
      ),
      notificationOf(9, { appointment_start: null, patient_name: null, background_color: '#fde68a' }),
      notificationOf(10, { type: 'critical', priority: 3, patient_name: 'Ayşegül Karamanoğlu Çelikkanat' }),
    ],
  })
  await page.goto('/tr/takvim')
  const { main, tiles, week } = calendarOf(page)
  await expect(tiles.first()).toBeVisible()
  await check()
  await page.setViewportSize({ width: 1440, height: 844 })
  await week.check()
  await expect(tiles.first()).toBeVisible()
  await check()
  await expect(main.getByRole('listitem').last()).toBeVisible()

  await goTo(page, '/tr/randevu-listesi')
  const { box, button, chosen, dialog, row } = appointmentList(page)
  await button('Gruplama yok').click()
  // By keyboard: on a slow machine Playwright scrolls the page for a click, and then clicks beside the menu.
  await page.getByRole('menuitemradio', { name: 'Saate göre' }).press('Enter')
  await box('Hasta 1').check()
  await expect(chosen(1)).toBeVisible()
  // A click may have scrolled the list, and a row half below the sticky bar has too little space for axe.
  await page.evaluate(() => scrollTo(0, 0))
  await check()
  await row('Hasta 2').getByRole('button').click()
  await expect(dialog).toBeVisible()
  await checkOneLanguage(PHONE)
}

const otherPages: Walk = async ({ page, check }) => {
  await page.goto('/tr/hasta-listesi')
  const { main } = shell(page)
  const field = main.getByRole('searchbox')
  await expect(field).toBeVisible()
  await check(PHONE)
  await page.setViewportSize({ width: 1440, height: 844 })
  await field.fill('kaya')
  await main.getByRole('columnheader').first().getByRole('button').first().click()
  await check()

  await goTo(page, '/tr/hasta-islemleri')
  await expect(main.locator('li[data-key]').first()).toBeVisible()
  await main.getByRole('button', { name: 'Filtreler' }).click()
  await main.getByRole('combobox').first().selectOption({ index: 4 })
  await check()

  await goTo(page, '/tr')
  await expect(main.getByRole('listitem').first()).toBeVisible()
  await check(PHONE)
}

const topBar: Walk = async ({ page, language, check }) => {
  await page.goto(BANK_ACCOUNTS[language])
  const { texts } = shell(page, language)
  const banner = page.getByRole('banner')
  for (const name of [texts.quickLinks.title, /^(Randevu B|Appointment n)/]) {
    await banner.getByRole('button', { name }).click()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await check()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name })).toBeHidden()
  }
  // Below 1200 px the menu is in a drawer.
  await check([1024])
}

const menus: Walk = async ({ page, checkOneLanguage }) => {
  // Checks one language at a time, because a change of the address closes the menus.
  for (const [shown, width, widthWithDrawer] of [
    ['en', 390, 390],
    ['tr', 1440, 1024],
  ] as const) {
    const { userMenu, openMenu, drawer } = shell(page, shown)
    await changeAddress(page, BANK_ACCOUNTS[shown])
    await page.setViewportSize({ width, height: 844 })
    await userMenu.click()
    await expect(page.getByRole('menuitem').first()).toBeVisible()
    await checkOneLanguage([width])
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: widthWithDrawer, height: 844 })
    await openMenu.click()
    await expect(drawer).toBeVisible()
    await checkOneLanguage([widthWithDrawer])
    await page.keyboard.press('Escape')
  }
}

export const PAGES: Screens = {
  'the sign-in page': ['en', signInPage],
  'a status page and the offer of a local sign-out': ['tr', statusPages],
  'help that is loading or has not loaded': ['en', helpStates],
  'the calendar and the appointment list': ['tr', appointments],
  'the patient lists, the home page, and help in its drawer and on its page': [
    'tr',
    inOnePage(otherPages, helpScreens),
  ],
  'the top bar and its popovers, the user menu, and the main menu in its drawer': ['tr', inOnePage(topBar, menus)],
}
