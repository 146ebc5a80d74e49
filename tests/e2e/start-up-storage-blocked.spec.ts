import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/programs/find-chromium.mjs'
import { ACCOUNTS, PASSWORD } from '../support/accounts'
import { signInForm } from '../support/e2e/sign-in-form'
import { expect, test } from '../support/e2e/test'

const COOKIES_BLOCKED = 'Tarayıcınız oturum çerezini engelledi. Bu site için çerezlere izin verip yeniden deneyin.'

/** Expects that an attempt to sign in shows the error without a navigation. */
async function expectClearMessage(page: Page): Promise<void> {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  await page.goto('/tr/takvim')
  const form = signInForm(page)
  await expect(form.heading).toBeVisible()
  await form.fill(ACCOUNTS.doctor.email, PASSWORD)
  await form.submit.click()
  await expect(form.notice).toHaveText(COOKIES_BLOCKED)
  await expect(page).toHaveURL('/tr/giris-yap?next=%2Ftr%2Ftakvim')
  expect(documents).toBe(1)
}

test('with blocked cookies the portal starts and shows the reason', async ({ baseURL, watch }) => {
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
    await watch.attach(context)
    const page = await context.newPage()
    await expectClearMessage(page)
    expect(await page.evaluate(() => document.cookie)).toBe('')
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
})
