import { ACCOUNTS, PASSWORD } from '../support/accounts'
import { prefer, shell } from '../support/shell'
import { signInForm } from '../support/sign-in-form'
import { isUnreloaded, markPage, openTab, signOut } from '../support/tabs'
import { expect, test } from '../support/test'

const API = '**/api/**'
/** A request that is under way when another tab signs out may be answered with 401. */
const REJECTED = { console: /Failed to load resource|WebSocket is closed before/ }
const EXPIRED = 'Oturumunuz sona erdi. Devam etmek için yeniden giriş yapın.'
const TEXTS = '**/static/js/async/**'

test('signing out in one tab signs out all tabs at once (F-B05)', { tag: '@firefox' }, async ({
  context,
  page,
  signIn,
  allow,
}) => {
  allow(REJECTED)
  await signIn(page, 'doctor')
  const tabs = [
    await openTab(context, '/tr'),
    await openTab(context, '/tr/takvim?gun=2026-11-21'),
    await openTab(context, '/en/settings'),
  ] as const
  await signOut(tabs[0])
  await expect(tabs[0]).toHaveURL('/tr/giris-yap')
  await expect(tabs[1]).toHaveURL('/tr/giris-yap')
  await expect(tabs[2]).toHaveURL('/en/sign-in')
  for (const [index, language] of (['tr', 'tr', 'en'] as const).entries()) {
    const tab = tabs[index] ?? page
    await expect(signInForm(tab, language).heading).toBeVisible()
    await expect(signInForm(tab, language).notice).toBeHidden()
    await expect(shell(tab, language).menu).toHaveCount(0)
  }
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('auth_doctor')
})

test('another doctor who signs in in one tab is signed in in all tabs', async ({ context, page, signIn, allow }) => {
  allow(REJECTED)
  await signIn(page, 'doctor')
  const [first, second, third] = [
    await openTab(context, '/tr'),
    await openTab(context, '/tr'),
    await openTab(context, '/tr/takvim'),
  ]
  await expect(second.getByRole('heading', { name: 'Ayşe Yılmaz' })).toBeVisible()
  await signOut(first)
  for (const tab of [second, third]) await expect(signInForm(tab).heading).toBeVisible()

  const form = signInForm(first)
  await form.fill(ACCOUNTS.staff.email, PASSWORD)
  await form.submit.click()
  for (const tab of [first, second, third]) {
    await expect(tab.getByRole('heading', { name: 'Elif Şahin' })).toBeVisible()
    await expect(tab.getByRole('heading', { name: 'Ayşe Yılmaz' })).toHaveCount(0)
  }
})

test('a session ended by the platform opens the sign-in page once in every tab, and one sign-in restores all tabs', async ({
  context,
  page,
  signIn,
  allow,
}) => {
  allow(REJECTED)
  await signIn(page, 'doctor')
  const first = await openTab(context, '/tr?gun=2026-11-21#bildirimler')
  const others = [
    await openTab(context, '/tr/takvim?gun=2026-11-21#sabah'),
    await openTab(context, '/en/settings?from=menu'),
  ] as const
  const signIns = [...others, first].map((tab) => {
    const seen: string[] = []
    tab.on('framenavigated', (frame) => {
      const { pathname } = new URL(frame.url())
      if (/giris-yap|sign-in/.test(pathname)) seen.push(pathname)
    })
    return seen
  })
  await first.route(API, (route) => route.fulfill({ status: 401, json: { statusCode: 401, message: 'Token expired' } }))
  await first.reload()

  await expect(signInForm(first).notice).toHaveText(EXPIRED)
  await expect(signInForm(others[0]).notice).toHaveText(EXPIRED)
  await expect(signInForm(others[1], 'en').heading).toBeVisible()
  for (const seen of signIns) expect(seen).toHaveLength(1)

  await first.unroute(API)
  const form = signInForm(first)
  await form.fill(ACCOUNTS.doctor.email, PASSWORD)
  await form.submit.click()
  await expect(first).toHaveURL('/tr?gun=2026-11-21#bildirimler')
  await expect(others[0]).toHaveURL('/tr/takvim?gun=2026-11-21#sabah')
  await expect(others[1]).toHaveURL('/en/settings?from=menu')
  await expect(shell(others[0]).menu).toBeVisible()
})

test('mode, skin and layout change in all tabs at once without a reload', async ({ context, page, signIn }) => {
  await signIn(page, 'doctor')
  await prefer(page, { mode: 'light' })
  await page.goto('/tr/ayarlar')
  const others = [await openTab(context, '/tr'), await openTab(context, '/en/calendar')]
  for (const tab of others) await markPage(tab)
  await page.getByRole('button', { name: 'Tema' }).click()
  await page.getByRole('menuitemradio', { name: 'Koyu' }).click()
  await page.getByRole('radio', { name: 'Çerçeveli' }).check()
  await page.getByRole('radio', { name: 'Üstte' }).check()
  for (const tab of others) {
    const html = tab.locator('html')
    await expect(html).toHaveAttribute('data-mode', 'dark')
    await expect(html).toHaveAttribute('data-skin', 'bordered')
    await expect(html).toHaveAttribute('data-layout', 'horizontal')
    expect(await isUnreloaded(tab)).toBe(true)
  }
  await expect(shell(others[0] ?? page).bar).toBeVisible()
})

test('a language chosen in one tab changes all tabs and keeps their pages and input', async ({
  context,
  page,
  signIn,
}) => {
  await signIn(page, 'doctor')
  const first = await openTab(context, '/tr')
  const second = await openTab(context, '/tr/takvim?gun=2026-11-21#sabah')
  await markPage(second)
  await second.keyboard.press('Control+k')
  await second.getByRole('dialog').getByRole('combobox').fill('yı')

  await first.getByRole('button', { name: 'Dil', exact: true }).click()
  await first.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(second).toHaveURL('/en/calendar?gun=2026-11-21#sabah')
  await expect(second.locator('html')).toHaveAttribute('lang', 'en')
  await expect(second.getByRole('dialog').getByRole('combobox')).toHaveValue('yı')
  await expect(second.getByRole('dialog').getByRole('combobox')).toBeFocused()
  expect(await isUnreloaded(second)).toBe(true)
  await expect(first).toHaveURL('/en')

  await second.keyboard.press('Escape')
  await second.goBack()
  await expect(second, 'Back skips the language change of another tab').toHaveURL('about:blank')
})

test('a tab that cannot load the texts of the language does not change', async ({ context, page, signIn, allow }) => {
  allow({ console: /Failed to load resource/ })
  let rejections = 0
  // Counted when the page knows of the failure: earlier, a second request of the file would share the same response.
  // Retries ask by `fetch` whether the file is back, so each load has one failed script.
  context.on('requestfailed', (request) => {
    const isReset = request.failure()?.errorText === 'net::ERR_CONNECTION_RESET'
    if (isReset && request.resourceType() === 'script') rejections += 1
  })
  await context.route(TEXTS, async (route) => {
    const response = await route.fetch()
    if (!(await response.text()).includes('Clinic Portal')) return route.fulfill({ response })
    return route.abort('connectionreset')
  })
  await signIn(page, 'doctor')
  const first = await openTab(context, '/tr')
  const second = await openTab(context, '/tr/takvim')
  await markPage(second)
  // Once in each tab, for the prefetch of the other language.
  await expect.poll(() => rejections).toBe(2)
  await first.evaluate(() => {
    document.cookie = 'lang_doctor=en; Path=/'
    // Like the portal: reading the cookie waits until other tabs can read it.
    if (!document.cookie.includes('lang_doctor=en')) throw new Error('the browser has dropped the cookie')
    new BroadcastChannel('portal.tabs').postMessage({ kind: 'language-changed' })
  })
  await expect.poll(() => rejections).toBe(4)
  await expect(second).toHaveURL('/tr/takvim')
  await expect(second.getByRole('heading', { level: 1, name: 'Takvim' })).toBeVisible()
  expect(await isUnreloaded(second)).toBe(true)
})

test('a tab sends no message without a change and does not forward received messages', async ({
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
  const first = await openTab(context, '/tr')
  const others = [await openTab(context, '/tr/takvim'), await openTab(context, '/tr/ayarlar')]
  const sentBy = (tab: typeof page) => tab.evaluate(() => JSON.stringify(Reflect.get(window, 'tabMessages')))
  await first.evaluate(() => Object.assign(window, { tabMessages: Reflect.get(window, 'tabMessages').splice(0) }))
  for (const tab of others) await tab.evaluate(() => void Reflect.get(window, 'tabMessages').splice(0))

  await first.getByRole('button', { name: 'Tema' }).click()
  await first.getByRole('menuitemradio', { name: 'Koyu' }).click()
  await first.getByRole('button', { name: 'Dil', exact: true }).click()
  await first.getByRole('menuitemradio', { name: 'English' }).click()
  for (const tab of others) {
    await expect(tab.locator('html')).toHaveAttribute('data-mode', 'dark')
    await expect(tab.locator('html')).toHaveAttribute('lang', 'en')
  }
  await first.getByRole('button', { name: 'User menu' }).click()
  await first.getByRole('menuitem', { name: 'Sign out' }).click()
  for (const tab of others) {
    await expect(signInForm(tab, 'en').heading).toBeVisible()
    expect(await sentBy(tab)).toBe('[]')
  }
})

for (const [how, breakChannels] of [
  ['without channels', () => void Reflect.deleteProperty(window, 'BroadcastChannel')],
  [
    'that refuses channels',
    () => {
      const BlockedChannel = class {
        constructor() {
          throw new DOMException('blocked', 'SecurityError')
        }
      }
      Object.assign(window, { BroadcastChannel: BlockedChannel })
    },
  ],
] as const) {
  test(`in a browser ${how}, tabs exchange messages through the storage and remove them`, async ({
    context,
    page,
    signIn,
  }) => {
    await context.addInitScript(breakChannels)
    await signIn(page, 'doctor')
    const first = await openTab(context, '/tr')
    const second = await openTab(context, '/tr/takvim')
    await first.getByRole('button', { name: 'Tema' }).click()
    await first.getByRole('menuitemradio', { name: 'Koyu' }).click()
    await expect(second.locator('html')).toHaveAttribute('data-mode', 'dark')
    await signOut(first)
    await expect(signInForm(second).heading).toBeVisible()
    expect(await second.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('tabs')))).toEqual([])
  })
}
