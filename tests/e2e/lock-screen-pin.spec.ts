import { ACCOUNTS } from '../support/accounts'
import { expect, test } from '../support/test'
import { idleFor, JUMPING_CLOCK, openWithClock, PIN_TEXTS, lockScreen } from '../support/lock-screen'

const PIN = ACCOUNTS.doctor.pin

test.beforeEach(({ allow }) => allow(JUMPING_CLOCK))

test('a wrong PIN shows an error and clears the input; the fifth starts a lockout that survives a reload', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'doctor')
  await openWithClock(page, '/tr')
  await idleFor(page, 16)
  const screenLock = lockScreen(page)
  for (const pin of ['1111', '2222', '3333', '4444']) {
    await screenLock.enter(pin)
    await expect(screenLock.error).toHaveText('PIN kodunuz günlük PIN ile eşleşmiyor.')
    await expect(screenLock.boxes.first()).toBeFocused()
    await expect(screenLock.boxes.first()).toHaveAccessibleDescription('PIN kodunuz günlük PIN ile eşleşmiyor.')
  }
  await screenLock.enter('5555')
  await expect(screenLock.error).toHaveText(PIN_TEXTS.errors.lockedOut)
  await page.keyboard.type(PIN)
  await expect(screenLock.cover).toBeVisible()

  await page.reload()
  await expect(screenLock.error).toHaveText(PIN_TEXTS.errors.lockedOut)
  await page.clock.fastForward('00:31')
  await expect(screenLock.error).toBeEmpty()
  await screenLock.enter(PIN)
  await expect(screenLock.cover).toBeHidden()
})

test('the PIN of a new day unlocks a tab opened on the day before (F-G08)', async ({ page, signIn }) => {
  await signIn(page, 'doctor')
  let pin = '0001'
  await page.route('**/api/v1/user/info-detail', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    await route.fulfill({ json: { ...body, userInfo: { ...body.userInfo, pin } } })
  })
  await openWithClock(page, '/tr')
  await idleFor(page, 16)
  pin = '0002'
  const screenLock = lockScreen(page)
  await screenLock.enter('0002')
  await expect(screenLock.cover).toBeHidden()
})

test('a click beside the boxes keeps the focus in them', async ({ page, signIn }) => {
  await signIn(page, 'doctor')
  await openWithClock(page, '/tr')
  await idleFor(page, 16)
  const screenLock = lockScreen(page)
  await expect(screenLock.boxes.first()).toBeFocused()
  await page.mouse.click(20, 450)
  await screenLock.enter(PIN)
  await expect(screenLock.cover).toBeHidden()
})

test('an input method can enter the PIN without key events', async ({ page, signIn }) => {
  await signIn(page, 'doctor')
  await openWithClock(page, '/tr')
  await idleFor(page, 16)
  const screenLock = lockScreen(page)
  await expect(screenLock.boxes.first()).toBeFocused()
  const input = await page.context().newCDPSession(page)
  for (const digit of PIN) {
    await input.send('Input.imeSetComposition', { text: digit, selectionStart: 1, selectionEnd: 1 })
  }
  await expect(screenLock.cover).toBeHidden()
})

test('of the PIN attempts only a count and times are stored', async ({ page, signIn }) => {
  await signIn(page, 'doctor')
  await openWithClock(page, '/tr')
  await idleFor(page, 16)
  const screenLock = lockScreen(page)
  await screenLock.enter('9153')
  await expect(screenLock.error).not.toBeEmpty()
  await page.keyboard.type('91')
  const stored = await page.evaluate(() => {
    const values = [...document.querySelectorAll('input')].map(({ value }) => value).join()
    return [
      JSON.stringify({ ...localStorage, ...sessionStorage }),
      document.cookie,
      location.href,
      document.title,
      values,
    ]
  })
  expect(stored.join('\n')).not.toMatch(new RegExp(`9153|"${PIN}"`))
  expect(stored.at(-1)).not.toMatch(/\d/)
  expect(await page.evaluate(() => localStorage.getItem('portal.pin-tries'))).toMatch(/^\{"count":1,"at":\d+\}$/)
  expect(await page.evaluate(() => localStorage.getItem('portal.last-input'))).toMatch(/^\d+$/)
})
