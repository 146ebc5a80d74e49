import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { signInContext } from '../support/accounts'
import { waitForLiveConnections } from '../support/e2e/live-connection'
import { listen } from '../support/listen'
import { startPlatform } from '../support/platform'
import { sandboxControl } from '../support/sandbox-control'
import { expect, test } from '../support/e2e/test'

/** An endpoint of the operators on another origin. Playwright cannot see the requests of a page that is left. */
async function startCollector() {
  const reports: unknown[] = []
  const server = createServer((request, response) => {
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' }
    response.writeHead(204, cors).end()
    if (request.method === 'POST') void json(request).then((report) => reports.push(report))
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

test('a page that is left reports its vitals and reconnects, with the id of its route', async ({ page, allow }) => {
  const collector = await startCollector()
  const platform = await startPlatform(['--patients', '1'], {
    PORTAL_ERROR_REPORT_URL: collector.url,
    PORTAL_FIELD_DATA_RATE: '1',
  })
  const sandbox = sandboxControl(platform.url)
  allow({ origin: platform.url })
  allow({ origin: new URL(collector.url).origin })
  try {
    await signInContext(page.context(), platform.url, 'doctor')
    await Promise.all([measuringCode(page), page.goto(`${platform.url}/tr/takvim?tarih=2026-11-24`)])
    await waitForLiveConnections(sandbox)
    await sandbox.disconnect('live', 'transport')
    await waitForLiveConnections(sandbox)
    await expect(page.getByText('Canlı bağlantı açık')).toBeAttached()
    await page.getByRole('button', { name: 'Kullanıcı menüsü' }).click()
    await firstInteraction(page)
    await page.goto('about:blank')
    await expect
      .poll(() => collector.reports)
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
  } finally {
    collector.stop()
    await platform.stop()
  }
})
