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

test('a tab of another doctor or of an ended session is hidden at once, however it is resumed (F-O11)', async ({
  page,
  signIn,
  platform,
  anotherContext,
  allow,
}) => {
  allow(REJECTED)
  await disableTabChannel(page)
  const names = ['Ayşe Yılmaz', 'Elif Şahin']
  const tokens = [await signIn(page, 'doctor'), await signInContext(await anotherContext(), platform.url, 'staff')]
  await page.goto('/tr')
  for (const [index, [how, event]] of WAYS_BACK.entries()) {
    await test.step(`resumed ${how}`, async () => {
      const [shown = '', next = '', token = ''] = [names[index % 2], names[(index + 1) % 2], tokens[(index + 1) % 2]]
      await expect(page.getByRole('heading', { name: shown })).toBeVisible()
      await expect(page.getByRole('heading', { name: next })).toHaveCount(0)
      expect(await seenAfter(page, event), 'shown if nothing has changed').toContain(shown)
      const isLast = index === WAYS_BACK.length - 1
      const cookie = isLast ? 'auth_doctor=; Path=/; Max-Age=0' : `auth_doctor=${encodeURIComponent(token)}; Path=/`
      expect(await seenAfter(page, event, cookie)).toBe('')
    })
  }
  await expect(signInForm(page).heading).toBeVisible()
  await expect(page).toHaveURL('/tr/giris-yap')
})

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
