import type { Page } from '@playwright/test'
import { ACCOUNTS, PASSWORD, signInContext } from '../support/accounts'
import { FIND, searchPalette } from '../support/search-palette'
import { shell } from '../support/shell'
import { signInForm } from '../support/sign-in-form'
import { resumeTab, disableTabChannel } from '../support/tabs'
import { requestsOf } from '../support/settled'
import { expect, test } from '../support/test'

const REJECTED = { console: /Failed to load resource|WebSocket is closed before|WebSocket connection/ }
const EXPIRED = 'Oturumunuz sona erdi. Devam etmek için yeniden giriş yapın.'

const WAYS_BACK = [
  ['from another window', 'focus'],
  ['from another tab', 'visibilitychange'],
  ['out of a frozen state', 'resume'],
  ['by Back from another site', 'pageshow'],
] as const

/** Visible text in the same task in which the tab is resumed, before the browser can paint. */
const seenAfter = (page: Page, resume: (typeof WAYS_BACK)[number][1], cookie = '') =>
  page.evaluate(
    async ([type, written]) => {
      if (written) document.cookie = written
      const target = type === 'focus' || type === 'pageshow' ? window : document
      target.dispatchEvent(new PageTransitionEvent(type, { persisted: true }))
      await Promise.resolve()
      return document.documentElement.checkVisibility({ visibilityProperty: true })
        ? document.body.innerText.trim()
        : ''
    },
    [resume, cookie] as const,
  )

for (const [how, resume] of WAYS_BACK) {
  test(`a tab of another doctor or of an ended session is hidden at once when it is resumed ${how} (F-O11)`, async ({
    page,
    signIn,
    platform,
    anotherContext,
    allow,
  }) => {
    allow(REJECTED)
    await disableTabChannel(page)
    await signIn(page, 'doctor')
    await page.goto('/tr')
    await expect(page.getByRole('heading', { name: 'Ayşe Yılmaz' })).toBeVisible()
    expect(await seenAfter(page, resume), 'shown if nothing has changed').toContain('Ayşe')
    const token = await signInContext(await anotherContext(), platform.url, 'staff')
    expect(await seenAfter(page, resume, `auth_doctor=${encodeURIComponent(token)}; Path=/`)).toBe('')
    await expect(page.getByRole('heading', { name: 'Elif Şahin' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Ayşe Yılmaz' })).toHaveCount(0)
    expect(await seenAfter(page, resume), 'shown if nothing has changed').toContain('Elif')
    expect(await seenAfter(page, resume, 'auth_doctor=; Path=/; Max-Age=0')).toBe('')
    await expect(signInForm(page).heading).toBeVisible()
    await expect(page).toHaveURL('/tr/giris-yap')
  })
}

test('a page from the bfcache is shown only after its session is verified (F-B11, F-O10)', async ({
  page,
  signIn,
  allow,
}) => {
  // The session may end while the live connection is being opened.
  allow({ console: /WebSocket is closed before/ })
  await signIn(page, 'doctor')
  await page.goto('/tr')
  await expect(shell(page).menu).toBeVisible()
  const signal = (name: string) =>
    page.evaluate((type) => void window.dispatchEvent(new PageTransitionEvent(type, { persisted: true })), name)
  await page.getByRole('link', { name: 'Hasta Listesi' }).first().focus()
  await signal('pagehide')
  await expect(shell(page).menu).toBeHidden()
  await expect(shell(page).main).toBeHidden()
  await signal('pageshow')
  await expect(shell(page).menu).toBeVisible()

  await signal('pagehide')
  await page.context().clearCookies({ name: 'auth_doctor' })
  await signal('pageshow')
  await expect(signInForm(page).heading).toBeVisible()
  await expect(shell(page).menu).toHaveCount(0)
})

test('a suspended tab sends no request of the previous doctor after a sign-in', async ({
  page,
  signIn,
  sandbox,
  platform,
  anotherContext,
  allow,
}) => {
  allow(REJECTED)
  await disableTabChannel(page)
  const before = await signIn(page, 'doctor')
  const settled = requestsOf(page)
  await page.goto('/tr')
  await expect(page.getByRole('heading', { name: 'Ayşe Yılmaz' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await settled()
  const token = await signInContext(await anotherContext(), platform.url, 'staff')
  const requested: (string | undefined)[] = []
  page.on('request', (request) => requested.push(request.headers().authorization))

  // In one task: once the cookie is written, any response can reload the page.
  await page.evaluate(
    (cookie) => {
      document.cookie = cookie
      // oxlint-disable-next-line typescript/no-deprecated -- a page has no other way to insert text as a user does
      document.execCommand('insertText', false, 'yılmaz')
    },
    `auth_doctor=${encodeURIComponent(token)}; Path=/`,
  )
  await expect(page.getByRole('heading', { name: 'Elif Şahin' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(requested).not.toContain(`Bearer ${before}`)
  expect((await sandbox.requests()).map(({ path }) => path)).not.toContain('/api/v1/patient/companies/find/patient')
})

test('a suspended tab sends no write after a sign-out', async ({ page, signIn, sandbox, allow }) => {
  allow(REJECTED)
  await disableTabChannel(page)
  await signIn(page, 'doctor')
  await page.goto('/tr/takvim')
  await expect(page.getByRole('heading', { level: 1, name: 'Takvim' })).toBeVisible()
  await page.context().clearCookies({ name: 'auth_doctor' })
  await page.keyboard.press('Control+Alt+Enter')
  await expect(signInForm(page).heading).toBeVisible()
  expect((await sandbox.requests()).map(({ path }) => path)).not.toContain('/api/v1/transactions')
})

test('a response that arrives after another user has signed in is not shown', async ({ page, signIn, allow }) => {
  allow(REJECTED)
  await disableTabChannel(page)
  await signIn(page, 'doctor')
  await page.goto('/tr')
  let respond = () => {}
  const open = new Promise<void>((resolve) => {
    respond = resolve
  })
  await page.route(FIND, async (route) => {
    const response = await route.fetch()
    await open
    await route.fulfill({ response })
  })
  const { trigger, field } = searchPalette(page)
  await expect(trigger).toBeVisible()
  await page.keyboard.press('Control+k')
  const requested = page.waitForRequest(FIND)
  await field.fill('yılmaz')
  await requested
  await page.evaluate(() => {
    const seen = () => document.querySelectorAll('[role=option] mark').length
    new MutationObserver(() => {
      if (seen() > 0 && document.documentElement.checkVisibility({ visibilityProperty: true })) {
        sessionStorage.setItem('test.seen', 'yes')
      }
    }).observe(document.body, { childList: true, subtree: true })
  })
  // From now on any response can reload the page.
  await signIn(page, 'staff')
  respond()
  await expect(page.getByRole('heading', { name: 'Elif Şahin' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('test.seen'))).toBeNull()
})

test('a late 401 of the old token does not end the new session (F-A05)', async ({ page, signIn, context, allow }) => {
  allow(REJECTED)
  await disableTabChannel(page)
  await signIn(page, 'doctor')
  await page.goto('/tr')
  let respondUnauthorized = () => {}
  const open = new Promise<void>((resolve) => {
    respondUnauthorized = resolve
  })
  await page.route(FIND, async (route) => {
    await open
    await route.fulfill({ status: 401, json: { statusCode: 401 } })
  })
  const { trigger, field } = searchPalette(page)
  await expect(trigger).toBeVisible()
  await page.keyboard.press('Control+k')
  const requested = page.waitForRequest(FIND)
  await field.fill('yılmaz')
  await requested
  const fresh = await signIn(page, 'staff')
  respondUnauthorized()
  await expect(page.getByRole('heading', { name: 'Elif Şahin' })).toBeVisible()
  const cookie = (await context.cookies()).find(({ name }) => name === 'auth_doctor')
  expect(decodeURIComponent(cookie?.value ?? '')).toBe(fresh)
})

test('a laptop that resumes after the session has ended redirects at once, with a return path (F-B22)', async ({
  page,
  context,
  signIn,
  sandbox,
  allow,
}) => {
  allow(REJECTED)
  await page.clock.install()
  await signIn(page, 'doctor')
  const settled = requestsOf(page)
  await page.goto('/tr?gun=2026-11-21')
  await expect(shell(page).menu).toBeVisible()
  await settled()
  await context.setOffline(true)
  await sandbox.expireSessions()
  await page.clock.fastForward('10:00')
  await context.setOffline(false)
  await resumeTab(page)
  const form = signInForm(page)
  await expect(form.notice).toHaveText(EXPIRED)
  await form.fill(ACCOUNTS.doctor.email, PASSWORD)
  await form.submit.click()
  await expect(page).toHaveURL('/tr?gun=2026-11-21')
})
