import type { Page } from '@playwright/test'
import { ACCOUNTS, PASSWORD } from '../support/accounts'
import { signInForm } from '../support/sign-in-form'
import { expect, test } from '../support/test'

const SIGN_IN = '**/api/v1/auth/doctor/sign-in'
const DOCTOR = ACCOUNTS.doctor.email

/** Browsers log rejected and failed requests. */
const REJECTED = { console: /Failed to load resource/ }

const authCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'auth_doctor')?.value

for (const language of ['tr', 'en'] as const) {
  test(`a doctor signs in by keyboard, also after a wrong password, in ${language}`, async ({ page, allow }) => {
    allow(REJECTED)
    const form = signInForm(page, language)
    await page.goto(form.path)
    await expect(page).toHaveTitle(language === 'tr' ? 'Giriş Yap · Klinik Portalı' : 'Sign in · Clinic Portal')
    await expect(form.email).toBeFocused()
    await expect(form.email, 'the styles of the field are loaded').toHaveCSS('min-height', '40px')
    await page.keyboard.type(DOCTOR)
    await page.keyboard.press('Tab')
    await page.keyboard.type('wrong')
    await page.keyboard.press('Enter')
    await expect(form.notice).toHaveText(
      language === 'tr' ? 'E-posta veya şifre hatalı.' : 'Incorrect email or password.',
    )
    await expect(form.email).toHaveValue(DOCTOR)
    await expect(form.password).toHaveValue('')
    await expect(form.password).toBeFocused()
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/${language}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await authCookie(page)).toBeTruthy()
  })
}

test('too many attempts, a platform error and no connection have different messages and keep the password', async ({
  page,
  context,
  allow,
}) => {
  allow(REJECTED)
  const form = signInForm(page)
  await page.goto(form.path)
  await form.fill(DOCTOR, PASSWORD)
  const errors = [
    [{ status: 429, json: { statusCode: 429 } }, 'Çok fazla deneme yapıldı.'],
    [{ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }, 'Sunucuda bir sorun oluştu.'],
    [{ status: 200, contentType: 'text/html', body: '<h1>Proxy login</h1>' }, 'Sunucuda bir sorun oluştu.'],
  ] as const
  for (const [response, text] of errors) {
    await page.route(SIGN_IN, (route) => route.fulfill(response))
    await form.submit.click()
    await expect(form.notice).toContainText(text)
    await expect(form.notice).not.toContainText('h1')
    await page.unroute(SIGN_IN)
  }
  await context.setOffline(true)
  await form.submit.click()
  await expect(form.notice).toContainText('Sunucuya ulaşılamıyor.')
  await expect(form.password).toHaveValue(PASSWORD)

  await context.setOffline(false)
  await form.submit.click()
  await expect(page).toHaveURL('/tr')
})

test('a slow sign-in shows a notice, can be cancelled, and can be repeated', async ({ page, allow }) => {
  allow(REJECTED)
  const form = signInForm(page)
  await page.clock.install()
  await page.goto(form.path)
  await page.route(SIGN_IN, () => {})
  await form.fill(DOCTOR, PASSWORD)
  await form.submit.click()
  await expect(form.submit).toHaveAttribute('aria-busy', 'true')
  await page.clock.fastForward(4_100)
  await expect(page.getByRole('status').filter({ hasText: 'her zamankinden uzun' })).toBeVisible()

  await page.getByRole('button', { name: 'Vazgeç' }).click()
  await expect(form.submit).not.toHaveAttribute('aria-busy')
  await expect(form.submit).toBeFocused()
  await expect(form.notice).toBeHidden()
  await expect(page).toHaveURL(form.path)

  await page.unroute(SIGN_IN)
  await form.submit.click()
  await expect(page).toHaveURL('/tr')
})

test('empty fields have an error, and the first one gets the focus', async ({ page, sandbox }) => {
  const form = signInForm(page)
  await page.goto(form.path)
  await form.submit.click()
  await expect(page.getByText('E-posta adresinizi girin.')).toBeVisible()
  await expect(page.getByText('Şifrenizi girin.')).toBeVisible()
  await expect(form.email).toBeFocused()
  await expect(form.email).toHaveAttribute('aria-invalid', 'true')

  await form.email.fill(DOCTOR)
  await expect(page.getByText('E-posta adresinizi girin.')).toBeHidden()
  await form.submit.click()
  await expect(form.password).toBeFocused()
  expect(await sandbox.requests()).toEqual([])
})

test('the password can be shown, and password managers recognise its field', async ({ page }) => {
  const form = signInForm(page)
  await page.goto(form.path)
  await expect(form.email).toHaveAttribute('autocomplete', 'username')
  await expect(form.password).toHaveAttribute('autocomplete', 'current-password')
  await expect(form.password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Şifreyi göster' }).click()
  await expect(form.password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Şifreyi gizle' }).click()
  await expect(form.password).toHaveAttribute('type', 'password')
})

test('password and token are not logged or stored outside of the cookie', async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const form = signInForm(page)
  await page.goto(form.path)
  await form.fill(DOCTOR, PASSWORD)
  await form.submit.click()
  await expect(page).toHaveURL('/tr')
  const token = decodeURIComponent((await authCookie(page)) ?? '')
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage].map((area) => JSON.stringify(area)).concat(document.title, location.href),
  )
  for (const trace of [...stored, ...said, ...requested]) {
    expect(trace).not.toContain(token)
    expect(trace).not.toMatch(/["=]demo\b/)
  }
})
