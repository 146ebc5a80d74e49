import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { findNginx } from '../../scripts/programs/find-nginx.mjs'
import { root } from '../../scripts/support/paths.mjs'
import { ACCOUNTS, PASSWORD } from '../support/accounts'
import { waitForLiveConnections } from '../support/e2e/live-connection'
import { listen } from '../support/listen'
import { startNginx } from '../support/nginx'
import { freePort, startPlatform } from '../support/platform'
import { sandboxControl, type SandboxControl } from '../support/sandbox-control'
import { searchPalette } from '../support/e2e/search-palette'
import { signInForm } from '../support/e2e/sign-in-form'
import { expect, test } from '../support/e2e/test'

/** Receives reports like an endpoint of the operators: Playwright cannot see the requests of a page that is left. */
async function startCollector() {
  const reports: { where: string }[] = []
  const server = createServer((request, response) => {
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' }
    response.writeHead(204, cors).end()
    // The type holds for all reports of the portal; the test compares their other fields.
    if (request.method === 'POST') void json(request).then((report) => reports.push(report as { where: string }))
  })
  return { reports, url: `${await listen(server)}/reports`, stop: () => server.close() }
}

const measuringCode = (page: Page) =>
  page.waitForResponse(
    async (response) =>
      response.url().includes('/static/js/async/') && (await response.text()).includes('largest-contentful-paint'),
  )

/** The browser reports an interaction after the paint that follows it. */
const firstInteraction = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: 'first-input', buffered: true })
      }),
  )

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

test('the portal works on another origin than its platform, with its security policy on; a page that is left reports its vitals and reconnects, with the id of its route', async ({
  page,
  allow,
}) => {
  const [portalPort, platformPort] = [String(await freePort()), String(await freePort())]
  const [portalUrl, url] = [`http://127.0.0.1:${portalPort}`, `http://127.0.0.1:${platformPort}`]
  const collector = await startCollector()
  const reporting = { PORTAL_ERROR_REPORT_URL: collector.url, PORTAL_FIELD_DATA_RATE: '1' }
  const addresses = { PORTAL_API_URL: url, PORTAL_LIVE_URL: url, PORTAL_TELEMEDICINE_URL: url }
  const [portal, platform] = await Promise.all([
    startPlatform(['--patients', '1'], { ...addresses, ...reporting, PORT: portalPort }),
    startPlatform(['--patients', '2000'], { SANDBOX_ALLOW_ORIGIN: portalUrl, PORT: platformPort }),
  ])
  allow({ origin: url })
  allow({ origin: portalUrl })
  allow({ origin: new URL(collector.url).origin })
  const sandbox = sandboxControl(url)
  try {
    const form = signInForm(page)
    await page.goto(portalUrl + form.path)
    await form.fill(ACCOUNTS.doctor.email, PASSWORD)
    await form.submit.click()
    await expect(page).toHaveURL(`${portalUrl}/tr`)
    await expectPortalWorks(page, sandbox)
    await page.goto('about:blank')
    await test.step('a page that is left reports its vitals and reconnects', async () => {
      await expect.poll(() => sandbox.emit('test:ping', null), 'the page before is no longer connected').toBe(0)
      await Promise.all([measuringCode(page), page.goto(`${portalUrl}/tr/takvim?tarih=2026-11-24`)])
      await waitForLiveConnections(sandbox)
      await sandbox.disconnect('live', 'transport')
      await waitForLiveConnections(sandbox)
      await expect(page.getByText('Canlı bağlantı açık')).toBeAttached()
      await page.getByRole('button', { name: 'Kullanıcı menüsü' }).click()
      await firstInteraction(page)
      await page.goto('about:blank')
      await expect
        .poll(() => collector.reports.filter(({ where }) => where !== 'home'))
        .toEqual([
          {
            kind: 'field-data',
            where: 'calendar',
            build: expect.stringMatching(/^[\da-f]+$/),
            connection: expect.stringMatching(/^([234]|slow-2)g$/),
            seconds: expect.any(Number),
            lcp: expect.any(Number),
            inp: expect.any(Number),
            cls: expect.any(Number),
            liveReconnects: 1,
            callReconnects: 0,
          },
        ])
    })
  } finally {
    collector.stop()
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
