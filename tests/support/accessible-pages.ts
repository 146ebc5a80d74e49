import { expect } from '@playwright/test'
import { ACCOUNTS } from './accounts'
import type { Walk } from './accessibility'
import { HELP_LIST, helpDrawer, helpPage, listMany, USING_THE_CALENDAR, WITH_VIDEO } from './help'
import { prefer, shell } from './shell'
import { signInForm } from './sign-in-form'

const PHONE = [390]
const CALENDAR_PATH = { tr: '/tr/takvim', en: '/en/calendar' }
const SIGN_OUT = '**/api/v1/user/sign-out'
/** The only calendar article in both languages that has a table. */
const CANCELLED = { tr: 'Randevu iptali', en: 'Cancellations' }

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
  await check()

  await page.route('**/auth/doctor/sign-in', () => {})
  await form.password.fill('slow')
  await form.submit.click()
  await page.clock.fastForward(4_100)
  await expect(page.getByRole('status').filter({ hasText: /./ })).toBeVisible()
  await check()
}

const statusPages: Walk = async ({ page, language, signIn, check }) => {
  await signIn('single')
  const paths = {
    tr: ['/tr/randevu-listesi', '/tr/stok-sayimi', '/tr/hasta-islemleri', '/tr/yok'],
    en: ['/en/appointment-list', '/en/stock-taking', '/en/patient-follow-ups', '/en/nothing'],
  }
  for (const path of paths[language]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await check()
  }
  await page.route('**/api/v1/user/info-detail', (route) => route.fulfill({ status: 403, json: { statusCode: 403 } }))
  await page.goto(CALENDAR_PATH[language])
  await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toBeVisible()
  await check(PHONE)
}

const localSignOut: Walk = async ({ page, language, signIn, check }) => {
  await signIn('single')
  await page.route(SIGN_OUT, (route) => route.fulfill({ status: 500, json: { statusCode: 500 } }))
  await page.goto(`/${language}`)
  for (let request = 0; request < 2; request += 1) {
    const response = page.waitForResponse(SIGN_OUT)
    await shell(page, language).userMenu.click()
    await page.getByRole('menuitem', { name: /^(Çıkış yap|Sign out)$/ }).click()
    await response
  }
  await expect(page.getByRole('dialog')).toBeVisible()
  await check()
}

const helpScreens: Walk = async ({ page, language, signIn, check }) => {
  await signIn('doctor')
  await page.goto(CALENDAR_PATH[language])
  const { open, entries, entry, search, back, drawer, texts } = helpDrawer(page, language)
  await open()
  await expect(entries).toHaveCount(6)
  await check()
  await entry(CANCELLED[language]).click()
  await expect(drawer.getByRole('table')).toBeVisible()
  await check()
  await back.click()
  await search.fill('zzz')
  await expect(drawer.getByText(texts.noMatchText)).toBeVisible()
  await check()

  const { path, entries: onPage, heading } = helpPage(page, language)
  await page.goto(path())
  await expect(onPage).toHaveCount(20)
  await check()
  for (const article of [USING_THE_CALENDAR, WITH_VIDEO]) {
    await page.goto(path(article))
    await expect(page.getByRole('article')).toContainText(/./)
    await expect(page.getByRole('article').getByRole('status')).toHaveCount(0)
    await check()
  }
  await expect(heading(language === 'tr' ? 'Portala ilk bakış' : 'A first look at the portal')).toBeVisible()
}

const helpStates: Walk = async ({ page, language, signIn, check }) => {
  await signIn('doctor')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(CALENDAR_PATH[language])
  const { open, drawer, texts, entries, more } = helpDrawer(page, language)
  await page.route(HELP_LIST, (route) => route.fulfill({ status: 400, json: {} }))
  await open()
  await expect(drawer.getByText(texts.error)).toBeVisible()
  await check(PHONE)

  await page.unroute(HELP_LIST)
  await page.route(HELP_LIST, (route) => route.fulfill({ json: { contents: [] } }))
  await page.reload()
  await open()
  await expect(drawer.getByText(texts.none)).toBeVisible()
  await check(PHONE)

  await page.unroute(HELP_LIST)
  await listMany(page, 25)
  await page.reload()
  await open()
  await expect(entries).toHaveCount(20)
  await page.unroute(HELP_LIST)
  await page.route(HELP_LIST, (route) => route.fulfill({ status: 400, json: {} }))
  await more.click()
  await expect(drawer.getByText(texts.moreError)).toBeVisible()
  await check(PHONE)

  // Never answered.
  await page.route(HELP_LIST, () => {})
  await page.reload()
  await open()
  await expect(drawer.getByRole('status').first()).toBeAttached()
  await check(PHONE)
}

const shellIn =
  (layout: 'vertical' | 'horizontal', widths: readonly number[]): Walk =>
  async ({ page, language, signIn, check }) => {
    await prefer(page, { layout })
    await signIn('doctor')
    await page.goto(language === 'tr' ? '/tr/finans/banka-cari' : '/en/finance/bank-accounts')
    const { userMenu, openMenu, drawer, texts } = shell(page, language)
    const bar = page.getByRole('banner')
    await expect(bar.getByRole('button', { name: texts.quickLinks.title })).toBeVisible()
    for (const width of widths) {
      await check([width])
      for (const name of [texts.quickLinks.title, /^(Hatırlatmalar|Reminders)/, /^(Randevu B|Appointment n)/]) {
        await bar.getByRole('button', { name }).click()
        await expect(page.getByRole('dialog', { name })).toBeVisible()
        await check([width])
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog', { name })).toBeHidden()
      }
      await userMenu.click()
      await expect(page.getByRole('menuitem').first()).toBeVisible()
      await check([width])
      await page.keyboard.press('Escape')
      if (width >= 1200) continue
      await openMenu.click()
      await expect(drawer).toBeVisible()
      await check([width])
      await page.keyboard.press('Escape')
      await expect(drawer).toBeHidden()
    }
  }

export const PAGES: Record<string, Walk> = {
  'the sign-in page': signInPage,
  'a status page': statusPages,
  'the offer of a local sign-out': localSignOut,
  'help in its drawer and on its page': helpScreens,
  'help without content': helpStates,
  'the shell with the menu at the side': shellIn('vertical', [1440, 1024, 390]),
  'the shell with the menu at the top': shellIn('horizontal', [1440]),
}
