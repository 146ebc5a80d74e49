import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CALENDAR_CATEGORY } from '../demo/help/articles.ts'
import { startTestPlatform, type TestPlatform } from '../testing/test-platform.ts'

const HTML = { accept: 'text/html,application/xhtml+xml' }
const folder = mkdtempSync(join(tmpdir(), 'portal-'))

let platform: TestPlatform
beforeAll(async () => {
  mkdirSync(join(folder, 'static'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Portal</title>')
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(folder, 'static', 'app.1a2b.js'), 'export {}')
  writeFileSync(join(folder, 'static', 'app.1a2b.js.br'), brotliCompressSync('export {}'))
  writeFileSync(join(folder, 'static', 'app.1a2b.js.map'), '{}')
  const environment = { PORTAL_IDLE_MINUTES: '5', PORTAL_HAND_OVER_SCREENS: 'calendar,crm' }
  platform = await startTestPlatform({ patients: 1, portalFolder: folder, environment })
})
afterAll(async () => {
  await platform.close()
  rmSync(folder, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) => platform.as().send('GET', path, undefined, headers)

test.each(['/', '/tr', '/tr/hasta-listesi', '/en/sign-in?next=%2Fen', '/nowhere'])('%s is the portal', async (path) => {
  const { status, body, headers } = await get(path, HTML)
  expect([status, body]).toEqual([200, '<!doctype html><title>Portal</title>'])
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test.each(['/static/gone.js', '/static', '/api/v1/nothing', '/api', '/socket.io/nothing', '/sandbox/nothing.html'])(
  '%s is never the portal, even for a browser',
  async (path) => {
    const { status, body } = await get(path, HTML)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(JSON.stringify(body)).not.toContain('Portal')
  },
)

test('a script that asks for a page that is not there gets a 404', async () => {
  expect(await get('/tr/takvim', { accept: '*/*' })).toMatchObject({ status: 404, body: 'Not found\n' })
  expect((await platform.as().send('POST', '/tr/takvim', {}, HTML)).status).toBe(404)
})

test('what carries a hash in its name is kept for good, and comes compressed', async () => {
  const plain = await get('/static/app.1a2b.js', { 'accept-encoding': 'identity' })
  expect(plain).toMatchObject({ status: 200, body: 'export {}' })
  expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')

  const encoding = await new Promise((resolve, reject) => {
    const url = `${platform.address}/static/app.1a2b.js`
    request(url, { headers: { 'accept-encoding': 'gzip, br' } }, (response) => {
      resolve([response.resume().headers['content-encoding'], response.headers['content-type']])
    })
      .on('error', reject)
      .end()
  })
  expect(encoding).toEqual(['br', expect.stringContaining('javascript')])
})

test('other files are asked for anew, and source maps are not served', async () => {
  expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache')
  expect((await get('/static/app.1a2b.js.map')).status).toBe(404)
})

test.each(['/../package.json', '/%2e%2e/package.json', '/static/%2e%2e%2f%2e%2e%2fpackage.json', '/..%5cpackage.json'])(
  '%s does not lead out of the folder',
  async (path) => {
    const status = await new Promise((resolve, reject) => {
      const { port } = new URL(platform.address)
      request({ port, path, host: '127.0.0.1' }, (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end()
    })
    expect(status).toBeGreaterThanOrEqual(400)
  },
)

test('config.json has the defaults of a single origin, and what the environment says', async () => {
  const { body, headers } = await get('/config.json')
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(body).toEqual({
    apiUrl: '',
    liveUrl: '',
    telemedicineUrl: '',
    signInUrl: '',
    patientSite: { url: '/sandbox/patient-site.html', cookieDomain: '', cookieName: 'auth_patient' },
    calendarHelpCategory: CALENDAR_CATEGORY,
    idleMinutes: 5,
    errorReportUrl: '',
    otherScreensUrl: '',
    handOverScreens: ['calendar', 'crm'],
  })
})

test('without a built portal the page says what to do', async () => {
  const bare = await startTestPlatform({ patients: 1, portalFolder: join(folder, 'static') })
  expect(await bare.as().send('GET', '/', undefined, HTML)).toMatchObject({
    status: 503,
    body: expect.stringContaining('npm run build'),
  })
  await bare.close()
})
