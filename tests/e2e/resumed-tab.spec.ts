import type { Page } from '@playwright/test'
import { FIND, searchPalette } from '../support/e2e/search-palette'
import { shell } from '../support/e2e/shell'
import { signInForm } from '../support/e2e/sign-in-form'
import { disableTabChannel } from '../support/e2e/tabs'
import { expect, test } from '../support/e2e/test'

const REJECTED = { console: /Failed to load resource|WebSocket connection/ }

const RESUMED = ['focus', 'visibilitychange', 'resume', 'pageshow'] as const

/** Visible text in the same task in which the tab is resumed, before the browser can paint. */
const seenAfter = (page: Page, resume: (typeof RESUMED)[number], cookie = '') =>
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

test('a response for another user is not shown; a tab of another doctor, a page from the bfcache and a tab of an ended session are hidden until they are verified (F-B11, F-O10, F-O11)', async ({
  page,
  signIn,
  allow,
}) => {
  allow(REJECTED)
  await disableTabChannel(page)
  const token = await signIn(page, 'doctor')
  await page.goto('/tr')
  await expect(page.getByRole('heading', { name: 'Ayşe Yılmaz' })).toBeVisible()
  await test.step('a response that arrives after another user has signed in is not shown', async () => {
    const { trigger, field } = searchPalette(page)
    await expect(trigger).toBeVisible()
    await page.keyboard.press('Control+k')
    const marks = page.locator('[role=option] mark')
    await field.fill('kaya')
    await expect(marks.first(), 'a response in time is shown').toBeVisible()
    await field.fill('')
    await expect(marks).toHaveCount(0)
    const { promise: open, resolve: respond } = Promise.withResolvers<void>()
    await page.route(FIND, async (route) => {
      const response = await route.fetch()
      await open
      await route.fulfill({ response })
    })
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
  await test.step('another doctor has signed in', async () => {
    for (const event of RESUMED) {
      expect(await seenAfter(page, event), `${event}: nothing has changed`).toContain('Elif Şahin')
    }
    expect(await seenAfter(page, 'visibilitychange', `auth_doctor=${encodeURIComponent(token)}; Path=/`)).toBe('')
    await expect(page.getByRole('heading', { name: 'Ayşe Yılmaz' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Elif Şahin' })).toHaveCount(0)
  })
  const leave = () =>
    page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await test.step('a page from the bfcache is shown when its session is verified', async () => {
    await shell(page).menu.getByRole('link').first().focus()
    await leave()
    await expect(shell(page).menu).toBeHidden()
    await expect(shell(page).main).toBeHidden()
    await seenAfter(page, 'pageshow')
    await expect(shell(page).menu).toBeVisible()
  })
  await test.step('the session has ended', async () => {
    await leave()
    expect(await seenAfter(page, 'pageshow', 'auth_doctor=; Path=/; Max-Age=0')).toBe('')
    await expect(signInForm(page).heading).toBeVisible()
    await expect(shell(page).menu).toHaveCount(0)
    await expect(page).toHaveURL('/tr/giris-yap')
  })
})
