import type { Page } from '@playwright/test'
import { ACCOUNTS, PASSWORD } from '../support/accounts'
import { waitForLiveConnections } from '../support/live-connection'
import { signInForm } from '../support/sign-in-form'
import { expect, test } from '../support/test'

/** The portal may begin anew at once, or have done so before: a call of its own finds out, too, that the cookie is another one. */
const comeBackToWindow = (page: Page) =>
  page
    .evaluate(() => void setTimeout(() => window.dispatchEvent(new Event('focus'))))
    .catch((error: Error) => {
      if (!error.message.includes('context was destroyed')) throw error
    })

const API = '**/api/**'
/** The browser itself reports refused requests, and a live connection that is given up while it begins. */
const REJECTED = { console: /Failed to load resource|WebSocket is closed before/ }
const EXPIRED = 'Oturumunuz sona erdi. Devam etmek için yeniden giriş yapın.'

const rejection = { status: 401, json: { statusCode: 401, message: 'Token expired' } }

test('calls that are refused together lead to the sign-in page once, and signing in leads back', async ({
  page,
  signIn,
  allow,
}) => {
  allow(REJECTED)
  await signIn(page, 'doctor')
  await page.route(API, (route) => route.fulfill(rejection))
  const addresses: string[] = []
  page.on('framenavigated', (frame) => addresses.push(new URL(frame.url()).pathname))
  await page.goto('/tr?gun=2026-11-21#bildirimler')

  const form = signInForm(page)
  await expect(form.notice).toHaveText(EXPIRED)
  expect(addresses.filter((path) => path === form.path)).toHaveLength(1)

  await page.unroute(API)
  await form.fill(ACCOUNTS.doctor.email, PASSWORD)
  await form.submit.click()
  await expect(page).toHaveURL('/tr?gun=2026-11-21#bildirimler')
  await expect(page.getByRole('navigation', { name: 'Ana menü' })).toBeVisible()
})

test('a session that ends while the doctor searches takes the palette and its patients away', async ({
  page,
  signIn,
  sandbox,
  allow,
}) => {
  allow(REJECTED)
  await signIn(page, 'doctor')
  await page.goto('/tr/takvim')
  await expect(page.getByRole('heading', { level: 1, name: 'Takvim' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('yılmaz')
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()

  // The live channel hears of it at once; without it the next search would.
  await waitForLiveConnections(sandbox)
  await sandbox.expireSessions()
  const form = signInForm(page)
  await expect(form.notice).toHaveText(EXPIRED)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/tr/giris-yap?next=%2Ftr%2Ftakvim')

  await form.fill(ACCOUNTS.doctor.email, PASSWORD)
  await form.submit.click()
  await expect(page).toHaveURL('/tr/takvim')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('signing out ends at a plain sign-in page, and Back shows nothing of the session', async ({ page, signIn }) => {
  await signIn(page, 'doctor')
  await page.goto('/tr')
  await page.getByRole('link', { name: 'Hasta Listesi' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hasta Listesi' })).toBeVisible()
  await page.getByRole('button', { name: 'Kullanıcı menüsü' }).click()
  await page.getByRole('menuitem', { name: 'Çıkış yap' }).click()

  const form = signInForm(page)
  await expect(form.heading).toBeVisible()
  await expect(page).toHaveURL('/tr/giris-yap')
  await expect(form.notice).toBeHidden()
  const cookies = await page.context().cookies()
  expect(cookies.map(({ name }) => name)).not.toContain('auth_doctor')
  expect(cookies.map(({ name }) => name)).not.toContain('selected_company')

  await page.goBack()
  await expect(form.heading).toBeVisible()
  await expect(page).toHaveURL('/tr/giris-yap')
  await expect(page.getByRole('navigation', { name: 'Ana menü' })).toHaveCount(0)
})

test('a refused sign-out is silent once; the second time the doctor may sign out on this device', async ({
  page,
  signIn,
  allow,
}) => {
  allow(REJECTED)
  await signIn(page, 'doctor')
  await page.route('**/api/v1/user/sign-out', (route) => route.fulfill({ status: 500, json: { statusCode: 500 } }))
  await page.goto('/tr')
  const askToSignOut = async () => {
    const answered = page.waitForResponse('**/api/v1/user/sign-out')
    await page.getByRole('button', { name: 'Kullanıcı menüsü' }).click()
    await page.getByRole('menuitem', { name: 'Çıkış yap' }).click()
    await answered
  }
  const offer = page.getByRole('dialog', { name: 'Çıkış tamamlanamadı' })

  await askToSignOut()
  await expect(page.getByRole('navigation', { name: 'Ana menü' })).toBeVisible()
  await expect(offer).toBeHidden()
  await askToSignOut()
  await expect(offer).toBeVisible()
  await offer.getByRole('button', { name: 'Oturumda kal' }).click()
  await expect(offer).toBeHidden()
  await askToSignOut()
  await offer.getByRole('button', { name: 'Bu cihazda çıkış yap' }).click()
  await expect(signInForm(page).heading).toBeVisible()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('auth_doctor')
})

for (const [how, comeBack] of [
  ['from another window', comeBackToWindow],
  [
    'by Back from another site',
    (page: Page) =>
      page.evaluate(
        () => void setTimeout(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
      ),
  ],
] as const) {
  test(`a tab notices on return ${how} that another one has signed out`, async ({ page, signIn, allow }) => {
    allow(REJECTED)
    await signIn(page, 'doctor')
    await page.goto('/tr/takvim')
    await expect(page.getByRole('heading', { level: 1, name: 'Takvim' })).toBeVisible()
    await page.context().clearCookies({ name: 'auth_doctor' })
    await comeBack(page)
    await expect(signInForm(page).heading).toBeVisible()
    await expect(page).toHaveURL('/tr/giris-yap')
  })
}

test('a tab notices on return that somebody else is signed in, and belongs to them from then on', async ({
  page,
  signIn,
  allow,
}) => {
  allow(REJECTED)
  await signIn(page, 'doctor')
  await page.goto('/tr')
  await expect(page.getByRole('heading', { name: 'Ayşe Yılmaz' })).toBeVisible()
  await signIn(page, 'staff')
  await comeBackToWindow(page)
  await expect(page.getByRole('heading', { name: 'Elif Şahin' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ayşe Yılmaz' })).toHaveCount(0)
})

test('the sign-in page goes on by itself when another tab has signed in', async ({ page, signIn }) => {
  const form = signInForm(page)
  await page.goto('/tr/takvim')
  await expect(form.heading).toBeVisible()
  await signIn(page, 'doctor')
  await comeBackToWindow(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Takvim' })).toBeVisible()
})

test('a clinic with a sign-in page of its own signs its doctors in, and out, there', async ({
  page,
  signIn,
  allow,
}) => {
  const elsewhere = 'https://login.clinic.example'
  // Whoever leaves at once may leave while the live channel is still being opened.
  allow({ origin: elsewhere, console: /WebSocket is closed before/ })
  await page.route(`${elsewhere}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Clinic login</h1>' }),
  )
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), signInUrl: `${elsewhere}/doctors` } })
  })
  for (const path of ['/tr/takvim', '/tr/giris-yap']) {
    await page.goto(path)
    await expect(page).toHaveURL(`${elsewhere}/doctors`)
  }
  await signIn(page, 'doctor')
  await page.goto('/tr')
  await page.getByRole('button', { name: 'Kullanıcı menüsü' }).click()
  await page.getByRole('menuitem', { name: 'Çıkış yap' }).click()
  await expect(page).toHaveURL(`${elsewhere}/doctors`)
})

for (const value of ['', 'undefined', '%22quoted%22', 'two%20words']) {
  test(`the cookie auth_doctor=${value} is no session`, async ({ page, baseURL, allow }) => {
    allow(REJECTED)
    await page.context().addCookies([{ name: 'auth_doctor', value, url: baseURL ?? '' }])
    await page.goto('/tr')
    await expect(signInForm(page).heading).toBeVisible()
  })
}
