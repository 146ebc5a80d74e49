import { createServer, request as requestFrom } from 'node:http'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/e2e/accessibility'
import { BAD_GATEWAY, MISSING_FILE } from '../support/e2e/page-monitor'
import { skipRetryDelays, waitForFeatures } from '../support/e2e/settled'
import { shell } from '../support/e2e/shell'
import { signInForm } from '../support/e2e/sign-in-form'
import { isUnreloaded, markPage } from '../support/e2e/tabs'
import { expect, test } from '../support/e2e/test'
import { listen } from '../support/listen'

const ASYNC_CODE = '**/static/**/async/**'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const failure = (page: Page) => heading(page, 'Sunucuya ulaşılamıyor')

test('version.json names the version that runs (F-R02)', async ({ request }) => {
  const { version } = (await (await request.get('/version.json')).json()) as { version: string }
  const page = await (await request.get('/tr')).text()
  const [bundle = ''] = /\/static\/js\/index\.\w+\.js/.exec(page) ?? []
  expect(version).toMatch(/^\w{8,}$/)
  expect(await (await request.get(bundle)).text()).toContain(`"${version}"`)
})

test('while the server answers 502 the shell stays, says so, and opens the screen when the server is back (F-R02)', async ({
  page,
  signIn,
  allow,
}) => {
  allow(MISSING_FILE)
  await page.clock.install()
  await signIn(page, 'single')
  await page.goto('/tr/stok-sayimi')
  await waitForFeatures(page)
  await markPage(page)
  for (const files of [ASYNC_CODE, '**/version.json']) await page.route(files, (route) => route.fulfill(BAD_GATEWAY))
  await page.getByRole('link', { name: 'Takvim' }).first().click()
  await skipRetryDelays(page, failure(page))
  const message = shell(page)
    .main.getByRole('alert')
    .filter({ has: failure(page) })
  await expect(message).toContainText('otomatik olarak yeniden dener')
  await expect(shell(page).menu).toBeVisible()
  await expectAccessible(page)
  await page.unroute(ASYNC_CODE)
  await page.unroute('**/version.json')
  await skipRetryDelays(page, heading(page, 'Takvim'))
  await expect(page).toHaveURL('/tr/takvim')
  expect(await isUnreloaded(page)).toBe(true)
})

test('an error that the HTTP cache keeps is asked for again (F-R02)', async ({ page, platform, allow }) => {
  const requestCounts = new Map<string, number>()
  const proxy = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/'
    const count = (requestCounts.get(path) ?? 0) + 1
    requestCounts.set(path, count)
    if (path.includes('/async/') && count === 1) {
      outgoing.writeHead(404, { 'cache-control': 'public, max-age=600' }).end('Not found')
      return
    }
    const { method = 'GET', headers } = incoming
    const forwarded = requestFrom(platform.url + path, { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 500, response.headers)
      response.pipe(outgoing)
    })
    incoming.pipe(forwarded)
  })
  const url = await listen(proxy)
  allow({ ...MISSING_FILE, origin: url })
  await page.clock.install()
  await page.goto(`${url}/tr/giris-yap`)
  await skipRetryDelays(page, signInForm(page).heading)
  expect(requestCounts.get('/tr/giris-yap'), 'not reloaded').toBe(1)
  // A file is requested twice, or three times if the loader of the route requests it while the retry of the preload waits.
  const counts = [...requestCounts].filter(([path]) => path.includes('/async/')).map(([, count]) => count)
  expect(Math.max(...counts)).toBeGreaterThan(1)
  await page.goto('about:blank')
  proxy.close()
})

test('texts that are missing at the start are named in an error, and the portal starts when they are back (F-R02)', async ({
  page,
  allow,
}) => {
  allow(MISSING_FILE)
  await page.clock.install()
  await page.route(ASYNC_CODE, (route) => route.abort('connectionreset'))
  await page.goto('/tr')
  await skipRetryDelays(page, failure(page))
  await expect(page.getByRole('button', { name: 'Yeniden dene' })).toBeVisible()
  await page.unroute(ASYNC_CODE)
  await skipRetryDelays(page, signInForm(page).heading)
})

test('without the configuration the portal says so, and starts on a retry or when the server is back (F-A26, F-R02)', async ({
  page,
  allow,
}) => {
  allow(MISSING_FILE)
  await page.clock.install()
  await page.route('**/config.json', (route) => route.abort('internetdisconnected'))
  await page.goto('/tr/giris-yap')
  await expect(failure(page)).toBeVisible()
  await expectAccessible(page)
  await page.route('**/config.json', (route) => route.fulfill(BAD_GATEWAY))
  const response = page.waitForResponse('**/config.json')
  await page.getByRole('button', { name: 'Yeniden dene' }).click()
  expect((await response).status()).toBe(502)
  await expect(failure(page)).toBeVisible()
  await page.unroute('**/config.json')
  await skipRetryDelays(page, signInForm(page).heading)
})
