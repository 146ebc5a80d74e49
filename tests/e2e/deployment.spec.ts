import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { findNginx } from '../../scripts/programs/find-nginx.mjs'
import { root } from '../../scripts/support/paths.mjs'
import { ACCOUNTS, PASSWORD } from '../support/accounts'
import { waitForLiveConnections } from '../support/e2e/live-connection'
import { startNginx } from '../support/nginx'
import { freePort, startPlatform } from '../support/platform'
import { sandboxControl, type SandboxControl } from '../support/sandbox-control'
import { searchPalette } from '../support/e2e/search-palette'
import { signInForm } from '../support/e2e/sign-in-form'
import { expect, test } from '../support/e2e/test'

/** Waits for the live connection and finds a patient. */
async function expectPortalWorks(page: Page, control: SandboxControl): Promise<void> {
  await waitForLiveConnections(control)
  const { field, patients, trigger } = searchPalette(page)
  await expect(trigger).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.type('yılmaz')
  await expect(patients).toHaveCount(5)
}

test('the portal works on another origin than its platform, with its security policy on', async ({ page, allow }) => {
  const [portalPort, platformPort] = [String(await freePort()), String(await freePort())]
  const [portalUrl, url] = [`http://127.0.0.1:${portalPort}`, `http://127.0.0.1:${platformPort}`]
  const addresses = { PORTAL_API_URL: url, PORTAL_LIVE_URL: url, PORTAL_TELEMEDICINE_URL: url }
  const [portal, platform] = await Promise.all([
    startPlatform(['--patients', '1'], { ...addresses, PORT: portalPort }),
    startPlatform(['--patients', '2000'], { SANDBOX_ALLOW_ORIGIN: portalUrl, PORT: platformPort }),
  ])
  allow({ origin: url })
  allow({ origin: portalUrl })
  try {
    const form = signInForm(page)
    await page.goto(portalUrl + form.path)
    await form.fill(ACCOUNTS.doctor.email, PASSWORD)
    await form.submit.click()
    await expect(page).toHaveURL(`${portalUrl}/tr`)
    await expectPortalWorks(page, sandboxControl(url))
    await page.goto('about:blank')
  } finally {
    await Promise.all([portal.stop(), platform.stop()])
  }
})

test('the portal works behind nginx with the shipped configuration', async ({
  page,
  allow,
  platform,
  sandbox,
  signIn,
}) => {
  test.skip(!findNginx(), 'there is no nginx on this machine')
  const folder = mkdtempSync(join(tmpdir(), 'portal-'))
  cpSync(join(root, 'dist'), folder, { recursive: true })
  const config = await (await fetch(`${platform.url}/config.json`)).text()
  writeFileSync(join(folder, 'config.json'), config)
  const nginx = await startNginx({ folder, platformUrl: platform.url })
  allow({ origin: nginx.url })
  try {
    // Cookies are shared by all ports of a host.
    await signIn(page, 'doctor')
    await page.goto(`${nginx.url}/tr/stok-sayimi`)
    await expectPortalWorks(page, sandbox)
    await page.goto('about:blank')
  } finally {
    await nginx.stop()
    rmSync(folder, { recursive: true })
  }
})
