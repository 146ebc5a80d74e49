import { ACCOUNTS, PASSWORD } from '../support/accounts'
import { prefer, shell } from '../support/shell'
import { signInForm } from '../support/sign-in-form'
import { isUnreloaded, markPage, openTab, signOut } from '../support/tabs'
import { expect, test } from '../support/test'

const API = '**/api/**'
/** A request that is under way when another tab signs out may be answered with 401. */
const REJECTED = { console: /Failed to load resource|WebSocket is closed before/ }
const EXPIRED = 'Oturumunuz sona erdi. Devam etmek için yeniden giriş yapın.'

test('signing out in one tab signs out all tabs at once (F-B05)', { tag: '@firefox' }, async ({
  context,
  page,
  signIn,
  allow,
}) => {
  allow(REJECTED)
  await signIn(page, 'doctor')
  const tabs = [await openTab(context, '/tr/takvim?gun=2026-11-21'), await openTab(context, '/en/settings')] as const
  await signOut(tabs[0])
  await expect(tabs[0]).toHaveURL('/tr/giris-yap')
  await expect(tabs[1]).toHaveURL('/en/sign-in')
  for (const [index, language] of (['tr', 'en'] as const).entries()) {
    const tab = tabs[index] ?? page
    await expect(signInForm(tab, language).heading).toBeVisible()
    await expect(signInForm(tab, language).notice).toBeHidden()
    await expect(shell(tab, language).menu).toHaveCount(0)
  }
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('auth_doctor')
})

test('after the end of a session one sign-in restores the page of every tab, and another doctor starts at the home page', async ({
  context,
  page,
  signIn,
  sandbox,
  allow,
}) => {
  allow(REJECTED)
  await signIn(page, 'doctor')
  await page.goto('/tr/takvim?gun=2026-11-21#sabah')
  await expect(shell(page).menu).toBeVisible()
  const other = await openTab(context, '/en/settings?from=menu')
  const signInAs = async (account: 'doctor' | 'staff') => {
    await expect(signInForm(other, 'en').heading).toBeVisible()
    const form = signInForm(page)
    await form.fill(ACCOUNTS[account].email, PASSWORD)
    await form.submit.click()
  }
  await test.step('the sign-in page opens once in every tab', async () => {
    const signIns = [page, other].map((tab) => {
      const seen: string[] = []
      tab.on('framenavigated', (frame) => {
        const { pathname } = new URL(frame.url())
        if (/giris-yap|sign-in/.test(pathname)) seen.push(pathname)
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
    await signInAs('doctor')
    await expect(page).toHaveURL('/tr/takvim?gun=2026-11-21#sabah')
    await expect(other).toHaveURL('/en/settings?from=menu')
    await expect(shell(page).menu).toBeVisible()
    await expect(shell(other, 'en').menu).toBeVisible()
  })
  await test.step('another doctor sees nothing of the first one', async () => {
    await sandbox.expireSessions()
    await page.reload()
    await signInAs('staff')
    await expect(page).toHaveURL('/tr')
    await expect(other).toHaveURL('/en')
    for (const tab of [page, other]) {
      await expect(tab.getByRole('heading', { name: 'Elif Şahin' })).toBeVisible()
      await expect(tab.getByRole('heading', { name: 'Ayşe Yılmaz' })).toHaveCount(0)
    }
  })
})

test('appearance and language change in all tabs without a reload, and keep their pages and input; only one tab sends messages', async ({
  context,
  page,
  signIn,
}) => {
  await context.addInitScript(() => {
    const sent: unknown[] = []
    const post = BroadcastChannel.prototype.postMessage
    BroadcastChannel.prototype.postMessage = function (message) {
      sent.push(message)
      post.call(this, message)
    }
    Object.assign(window, { tabMessages: sent })
  })
  await signIn(page, 'doctor')
  await prefer(page, { mode: 'light' })
  await page.goto('/tr/ayarlar')
  const other = await openTab(context, '/tr/takvim?gun=2026-11-21#sabah')
  await markPage(other)
  await other.evaluate(() => void Reflect.get(window, 'tabMessages').splice(0))

  await test.step('mode, skin and layout', async () => {
    await page.getByRole('button', { name: 'Tema' }).click()
    await page.getByRole('menuitemradio', { name: 'Koyu' }).click()
    await page.getByRole('radio', { name: 'Çerçeveli' }).check()
    await page.getByRole('radio', { name: 'Üstte' }).check()
    const html = other.locator('html')
    await expect(html).toHaveAttribute('data-mode', 'dark')
    await expect(html).toHaveAttribute('data-skin', 'bordered')
    await expect(html).toHaveAttribute('data-layout', 'horizontal')
    await expect(shell(other).bar).toBeVisible()
  })
  await test.step('language', async () => {
    const search = other.getByRole('dialog').getByRole('combobox')
    await other.keyboard.press('Control+k')
    await search.fill('yı')
    await page.getByRole('button', { name: 'Dil', exact: true }).click()
    await page.getByRole('menuitemradio', { name: 'English' }).click()
    await expect(page).toHaveURL('/en/settings')
    await expect(other).toHaveURL('/en/calendar?gun=2026-11-21#sabah')
    await expect(other.locator('html')).toHaveAttribute('lang', 'en')
    await expect(search).toHaveValue('yı')
    await expect(search).toBeFocused()
    expect(await isUnreloaded(other)).toBe(true)
  })
  await test.step('received messages are not forwarded', async () => {
    await page.getByRole('button', { name: 'User menu' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(signInForm(other, 'en').heading).toBeVisible()
    expect(await other.evaluate(() => JSON.stringify(Reflect.get(window, 'tabMessages')))).toBe('[]')
  })
})

test('in a browser without channels, tabs exchange messages through the storage and remove them', async ({
  context,
  page,
  signIn,
  allow,
}) => {
  allow(REJECTED)
  await context.addInitScript(() => void Reflect.deleteProperty(window, 'BroadcastChannel'))
  await signIn(page, 'doctor')
  const first = await openTab(context, '/tr/stok-sayimi')
  const second = await openTab(context, '/tr/takvim')
  await signOut(first)
  await expect(signInForm(second).heading).toBeVisible()
  expect(await second.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('tabs')))).toEqual([])
})
