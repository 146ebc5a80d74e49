import type { BrowserContext, Page } from '@playwright/test'
import { ACCOUNTS, PASSWORD } from '../support/accounts'
import { FAILED_REQUEST, REVOKED_TOKEN } from '../support/e2e/page-monitor'
import { goTo, type Language, prefer, shell } from '../support/e2e/shell'
import { signInForm } from '../support/e2e/sign-in-form'
import { isUnreloaded, markPage, openTab, resumeTab, signOut } from '../support/e2e/tabs'
import { expect, test } from '../support/e2e/test'

const API = '**/api/**'
const EXPIRED = 'Oturumunuz sona erdi. Devam etmek için yeniden giriş yapın.'

/** Signs out in the first tab. */
async function expectSignOut(context: BrowserContext, tabs: readonly [[Page, Language], [Page, Language]]) {
  const [[first, language]] = tabs
  // A click waits for frames, of which a covered tab paints few.
  await first.bringToFront()
  await signOut(first, language)
  for (const [tab, shown] of tabs) {
    const form = signInForm(tab, shown)
    await expect(tab).toHaveURL(form.path)
    await expect(form.heading).toBeVisible()
    await expect(form.notice).toBeHidden()
    await expect(shell(tab, shown).menu).toHaveCount(0)
  }
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('auth_doctor')
}

test('signing out in one tab signs out all tabs at once (F-B05)', { tag: '@firefox-only' }, async ({
  context,
  page,
  signIn,
  allow,
}) => {
  // A request that is under way when another tab signs out may be answered with 401.
  allow(FAILED_REQUEST)
  await signIn(page, 'doctor')
  const tabs = [await openTab(context, '/tr/takvim?gun=2026-11-21'), await openTab(context, '/en/settings')] as const
  await expectSignOut(context, [
    [tabs[0], 'tr'],
    [tabs[1], 'en'],
  ])
})

/** @param page the settings, in Turkish */
async function expectSharedPreferences(page: Page, other: Page): Promise<void> {
  await markPage(other)
  const search = other.getByRole('dialog').getByRole('combobox')
  await page.bringToFront()
  await test.step('mode', async () => {
    await page.getByRole('button', { name: 'Tema' }).click()
    await page.getByRole('menuitemradio', { name: 'Koyu' }).click()
    await expect(other.locator('html')).toHaveAttribute('data-mode', 'dark')
  })
  await test.step('language', async () => {
    await other.keyboard.press('Control+k')
    await search.fill('yı')
    await page.bringToFront()
    await page.getByRole('button', { name: 'Dil', exact: true }).click()
    await page.getByRole('menuitemradio', { name: 'English' }).click()
    await expect(page).toHaveURL('/en/settings')
    await expect(other).toHaveURL('/en/calendar?gun=2026-11-21#sabah')
    await expect(other.locator('html')).toHaveAttribute('lang', 'en')
    await expect(search).toHaveValue('yı')
    await expect(search).toBeFocused()
    expect(await isUnreloaded(other)).toBe(true)
  })
}

test('after the end of a session one sign-in restores the page of every tab, and another doctor starts at the home page; mode and language apply to all tabs at once, without a reload and without losing input; signing out in one signs out the other (F-B05)', async ({
  context,
  page,
  signIn,
  sandbox,
  allow,
}) => {
  allow(REVOKED_TOKEN)
  await signIn(page, 'staff')
  await prefer(page, { mode: 'light' })
  await page.goto('/tr/stok-sayimi?gun=2026-11-21#sabah')
  await expect(shell(page).menu).toBeVisible()
  const other = await openTab(context, '/en/settings?from=menu')
  const signInAs = async (account: 'doctor' | 'staff') => {
    await expect(signInForm(other, 'en').heading).toBeVisible()
    await page.bringToFront()
    const form = signInForm(page)
    await form.fill(ACCOUNTS[account].email, PASSWORD)
    await form.submit.click()
  }
  await test.step('the sign-in page opens once in every tab', async () => {
    const signIns = [page, other].map((tab) => {
      const seen: string[] = []
      tab.on('framenavigated', (frame) => {
        if (/giris-yap|sign-in/.test(new URL(frame.url()).pathname)) seen.push(frame.url())
      })
      return seen
    })
    const rejection = { status: 401, json: { statusCode: 401, message: 'Token expired' } }
    await page.route(API, (route) => route.fulfill(rejection))
    await page.reload()
    await expect(signInForm(page).notice).toHaveText(EXPIRED)
    await expect(signInForm(other, 'en').notice).toBeVisible()
    for (const seen of signIns) expect(seen).toHaveLength(1)
  })
  await test.step('the same doctor returns to the page of every tab', async () => {
    await page.unroute(API)
    await signInAs('staff')
    await expect(page).toHaveURL('/tr/stok-sayimi?gun=2026-11-21#sabah')
    await expect(other).toHaveURL('/en/settings?from=menu')
    await expect(shell(page).menu).toBeVisible()
    await expect(shell(other, 'en').menu).toBeVisible()
  })
  await test.step('another doctor sees nothing of the first one', async () => {
    await sandbox.expireSessions()
    await resumeTab(page)
    await signInAs('doctor')
    await expect(page).toHaveURL('/tr')
    await expect(other).toHaveURL('/en')
    for (const tab of [page, other]) {
      await expect(tab.getByRole('heading', { name: 'Ayşe Yılmaz' })).toBeVisible()
      await expect(tab.getByRole('heading', { name: 'Elif Şahin' })).toHaveCount(0)
    }
  })
  await goTo(other, '/tr/takvim?gun=2026-11-21#sabah')
  await goTo(page, '/tr/ayarlar')
  await expectSharedPreferences(page, other)
  await test.step('signing out', () =>
    expectSignOut(context, [
      [page, 'en'],
      [other, 'en'],
    ]))
})
