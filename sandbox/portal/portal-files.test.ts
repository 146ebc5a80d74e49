import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CALENDAR_CATEGORY } from '../demo/help/calendar-category.ts'
import { startTestPlatform, type TestPlatform } from '../testing/test-platform.ts'

const HTML = { accept: 'text/html,application/xhtml+xml' }
const folder = mkdtempSync(join(tmpdir(), 'portal-'))

let platform: TestPlatform
beforeAll(async () => {
  mkdirSync(join(folder, 'static'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Portal</title>')
  writeFileSync(join(folder, 'index.html.br'), brotliCompressSync('<!doctype html><title>Portal</title>'))
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(folder, 'static', 'app.1a2b.js'), 'export {}')
  writeFileSync(join(folder, 'static', 'app.1a2b.js.br'), brotliCompressSync('export {}'))
  writeFileSync(join(folder, 'static', 'app.1a2b.js.map'), '{}')
  const environment = {
    PORTAL_IDLE_MINUTES: '5',
    PORTAL_FIELD_DATA_RATE: '0.5',
    PORTAL_HAND_OVER_SCREENS: 'calendar,crm',
  }
  platform = await startTestPlatform({ patients: 1, portalFolder: folder, environment })
})
afterAll(async () => {
  await platform.close()
  rmSync(folder, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) => platform.as().send('GET', path, undefined, headers)

test.each([
  ['/', HTML],
  ['/tr', HTML],
  ['/tr/hasta-listesi', HTML],
  ['/en/sign-in?next=%2Fen', HTML],
  ['/nowhere', HTML],
  ['/', { accept: '*/*', 'accept-encoding': 'identity' }],
  ['/?room=1', { accept: '*/*', 'accept-encoding': 'identity' }],
  ['//', { accept: '*/*' }],
  ['/tr', { accept: '*/*' }],
])('%s is the portal for a request with %j', async (path, accepted) => {
  const { status, body, headers } = await get(path, accepted)
  expect([status, body]).toEqual([200, '<!doctype html><title>Portal</title>'])
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('the policy allows the inline scripts of the built page, also after another build', async () => {
  const built = mkdtempSync(join(folder, 'built-'))
  writeFileSync(join(built, 'index.html'), '<script>first()</script>')
  const served = await startTestPlatform({ patients: 1, portalFolder: built })
  const policy = async () =>
    (await served.as().send('GET', '/tr', undefined, HTML)).headers.get('content-security-policy')
  const hash = (script: string) => createHash('sha256').update(script).digest('base64')
  expect(await policy()).toContain(`script-src 'self' 'sha256-${hash('first()')}';`)
  writeFileSync(join(built, 'index.html'), '<script>second()</script>')
  expect(await policy()).toContain(`script-src 'self' 'sha256-${hash('second()')}';`)
  await served.close()
})

test.each(['/static/gone.js', '/static', '/api/v1/nothing', '/api', '/socket.io/nothing', '/sandbox/nothing.html'])(
  '%s never serves the portal, even to a navigation',
  async (path) => {
    const { status, body } = await get(path, HTML)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(JSON.stringify(body)).not.toContain('Portal')
  },
)

test.each([
  '/nope.js',
  '/robots.txt',
  '/.git/config',
  '/tr/app.js',
  '/index.html',
  '//index.html',
  '/index.html.br',
  '/static/gone.js',
])('%s is no page: a missing file is a 404 that no cache keeps', async (path) => {
  const { status, body, headers } = await get(path, HTML)
  expect([status, body, headers.get('cache-control')]).toEqual([404, 'Not found\n', 'no-store'])
})

test('a page is only read', async () => {
  expect((await platform.as().send('POST', '/tr/takvim', {}, HTML)).status).toBe(404)
})

test('files with a hash in the name are immutable and compressed', async () => {
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

test('other files are revalidated, and source maps are not served (F-O16)', async () => {
  expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache')
  expect((await get('/static/app.1a2b.js.map')).status).toBe(404)
})

test.each(['/../package.json', '/%2e%2e/package.json', '/static/%2e%2e%2f%2e%2e%2fpackage.json', '/..%5cpackage.json'])(
  '%s does not leave the folder',
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

test('config.json has the defaults of a single origin, overridden by the environment', async () => {
  const { body, headers } = await get('/config.json')
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(body).toEqual({
    apiUrl: '',
    liveUrl: '',
    telemedicineUrl: '',
    signInUrl: '',
    patientSite: { url: '/sandbox/patient-site.html', cookieDomain: '', cookieName: 'auth_patient' },
    calendarHelpCategory: CALENDAR_CATEGORY,
    timeZone: 'Europe/Istanbul',
    idleMinutes: 5,
    errorReportUrl: '',
    fieldDataRate: 0.5,
    otherScreensUrl: '',
    handOverScreens: ['calendar', 'crm'],
  })
})

test('without a build the page says which command to run', async () => {
  const bare = await startTestPlatform({ patients: 1, portalFolder: join(folder, 'static') })
  expect(await bare.as().send('GET', '/', undefined, HTML)).toMatchObject({
    status: 503,
    body: expect.stringContaining('npm run build'),
  })
  await bare.close()
})

test('a page of another origin may call the platform only when its origin was named', async () => {
  const origin = 'https://portal.example'
  const open = await startTestPlatform({ patients: 1, environment: { SANDBOX_ALLOW_ORIGIN: origin } })
  const preflight = (from: string) => open.as().send('OPTIONS', '/api/v1/user/info-detail', undefined, { origin: from })
  const { status, headers } = await preflight(origin)
  expect([status, headers.get('access-control-allow-origin')]).toEqual([204, origin])
  expect(headers.get('access-control-allow-headers')).toBe('Authorization, Content-Type')
  expect((await preflight('https://other.example')).headers.get('access-control-allow-origin')).toBe(null)
  const response = await open.as().send('GET', '/api/v1/user/info-detail', undefined, { origin })
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([401, origin])
  await open.close()
})
