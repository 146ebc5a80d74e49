import { ACCOUNTS, PASSWORD } from '../support/accounts'
import { prefer, shell } from '../support/shell'
import { signInForm } from '../support/sign-in-form'
import { isUnreloaded, markPage, openTab, signOut } from '../support/tabs'
import { expect, test } from '../support/test'

const API = '**/api/**'
const REJECTED = { console: /Failed to load resource|WebSocket is closed before/ }
const EXPIRED = 'Oturumunuz sona erdi. Devam etmek için yeniden giriş yapın.'
const TEXTS = '**/static/js/async/**'

test('signing out in one tab signs all of them out at once', async ({ context, page, signIn }) => {
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

test('another doctor who signs in in one tab is the doctor of all of them', async ({ context, page, signIn }) => {
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

test('a session that the platform ends brings every tab to sign-in once, and one sign-in brings each of them back', async ({
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

test('mode, skin and layout are the same in all tabs, at once and without a reload', async ({
  context,
  page,
  signIn,
}) => {
  await signIn(page, 'doctor')
  await prefer(page, { mode: 'light' })
  await page.goto('/tr/ayarlar')
  const others = [await openTab(context, '/tr'), await openTab(context, '/en/calendar')]
  for (const tab of others) await markPage(tab)
  await page.getByRole('button', { name: 'Görünüm' }).click()
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

test('a language chosen in one tab moves the others to the same page, and nobody loses what they typed', async ({
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
  await expect(second, 'Back leads past the switch that was made elsewhere').toHaveURL('about:blank')
})

test('a tab that cannot fetch the texts of the language stays as it is', async ({ context, page, signIn, allow }) => {
  allow({ console: /Failed to load resource/ })
  let rejections = 0
  // Counted once the page knows of it: until then, another wish for the same file would wait for the same answer.
  context.on('requestfailed', (request) => {
    if (request.failure()?.errorText === 'net::ERR_CONNECTION_RESET') rejections += 1
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
  // Once in each tab, when it prepares for a switch.
  await expect.poll(() => rejections).toBe(2)
  await first.evaluate(() => {
    document.cookie = 'lang_doctor=en; Path=/'
    // As the portal does: to read waits until the other tab finds it, too.
    if (!document.cookie.includes('lang_doctor=en')) throw new Error('the browser has dropped the cookie')
    new BroadcastChannel('portal.tabs').postMessage({ kind: 'language-changed' })
  })
  await expect.poll(() => rejections).toBe(4)
  await expect(second).toHaveURL('/tr/takvim')
  await expect(second.getByRole('heading', { level: 1, name: 'Takvim' })).toBeVisible()
  expect(await isUnreloaded(second)).toBe(true)
})

test('a tab that changes nothing tells nothing, and what is heard is not told on', async ({
  context,
  page,
  signIn,
}) => {
  await context.addInitScript(() => {
    const received: unknown[] = []
    const post = BroadcastChannel.prototype.postMessage
    BroadcastChannel.prototype.postMessage = function (message) {
      received.push(message)
      post.call(this, message)
    }
    Object.assign(window, { told: received })
  })
  await signIn(page, 'doctor')
  const first = await openTab(context, '/tr')
  const others = [await openTab(context, '/tr/takvim'), await openTab(context, '/tr/ayarlar')]
  const received = (tab: typeof page) => tab.evaluate(() => JSON.stringify(Reflect.get(window, 'told')))
  await first.evaluate(() => Object.assign(window, { told: Reflect.get(window, 'told').splice(0) }))
  for (const tab of others) await tab.evaluate(() => void Reflect.get(window, 'told').splice(0))

  await first.getByRole('button', { name: 'Görünüm' }).click()
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
    expect(await received(tab)).toBe('[]')
  }
})

for (const [how, breakChannels] of [
  ['without channels', () => void Reflect.deleteProperty(window, 'BroadcastChannel')],
  [
    'that refuses channels',
    () => {
      const refuse = class {
        constructor() {
          throw new DOMException('blocked', 'SecurityError')
        }
      }
      Object.assign(window, { BroadcastChannel: refuse })
    },
  ],
] as const) {
  test(`in a browser ${how}, tabs tell each other through notes in the storage, and leave none behind`, async ({
    context,
    page,
    signIn,
  }) => {
    await context.addInitScript(breakChannels)
    await signIn(page, 'doctor')
    const first = await openTab(context, '/tr')
    const second = await openTab(context, '/tr/takvim')
    await first.getByRole('button', { name: 'Görünüm' }).click()
    await first.getByRole('menuitemradio', { name: 'Koyu' }).click()
    await expect(second.locator('html')).toHaveAttribute('data-mode', 'dark')
    await signOut(first)
    await expect(signInForm(second).heading).toBeVisible()
    expect(await second.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('tabs')))).toEqual([])
  })
}
