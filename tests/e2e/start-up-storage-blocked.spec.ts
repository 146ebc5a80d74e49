import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/find-chromium.mjs'
import { ACCOUNTS, PASSWORD } from '../support/accounts'
import { signInForm } from '../support/sign-in-form'
import { expect, test } from '../support/test'

const COOKIES_BLOCKED = 'Tarayıcınız oturum çerezini kaydetmedi. Bu site için çerezlere izin verip yeniden deneyin.'

/** Signing in ends with a message, at the same address, however often the doctor tries. */
async function expectClearMessage(page: Page): Promise<void> {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  await page.goto('/tr/takvim')
  const form = signInForm(page)
  await expect(form.heading).toBeVisible()
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    await form.fill(ACCOUNTS.doctor.email, PASSWORD)
    await form.submit.click()
    await expect(form.notice).toHaveText(COOKIES_BLOCKED)
  }
  await expect(page).toHaveURL('/tr/giris-yap?next=%2Ftr%2Ftakvim')
  expect(documents).toBe(1)
}

test('a browser that throws at cookies, storage, channels and locks starts the portal, and says what is wrong', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    const refusing = { get: refuse, set: refuse, configurable: true }
    Object.defineProperty(Document.prototype, 'cookie', refusing)
    for (const name of ['localStorage', 'sessionStorage', 'BroadcastChannel']) {
      Object.defineProperty(window, name, refusing)
    }
    Object.defineProperty(Navigator.prototype, 'locks', refusing)
  })
  await expectClearMessage(page)
})

test('with cookies blocked in the browser itself, the portal starts and says what is wrong', async ({
  baseURL,
  watch,
}) => {
  const profile = await mkdtemp(join(tmpdir(), 'clinic-profile-'))
  await mkdir(join(profile, 'Default'))
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } }
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences))
  const executablePath = findChromium()
  const context = await chromium.launchPersistentContext(profile, {
    args: CHROMIUM_FLAGS,
    ...(executablePath && { executablePath }),
    ...(baseURL && { baseURL }),
  })
  try {
    await watch.watch(context)
    const page = await context.newPage()
    await expectClearMessage(page)
    expect(await page.evaluate(() => document.cookie)).toBe('')
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
})
