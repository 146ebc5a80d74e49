import { execSync, spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TLSSocket } from 'node:tls'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findNginx } from '../scripts/programs/find-nginx.mjs'
import { listen } from '../tests/support/listen'
import { startNameServer } from '../tests/support/name-server'
import { readEntryPointVariables, startNginx } from '../tests/support/nginx'
import { connectOrigins } from './serving-rules'

const folder = mkdtempSync(join(tmpdir(), 'portal-'))
const PORTAL = '<!doctype html><title>Portal</title>'
const HASHES = "'sha256-a+b/c=' 'sha256-d=='"
const CONFIG = {
  apiUrl: 'https://api.clinic.example/base',
  liveUrl: 'https://live.clinic.example:8443',
  telemedicineUrl: '',
  errorReportUrl: '/errors',
}

beforeAll(() => {
  mkdirSync(join(folder, 'static'))
  writeFileSync(join(folder, 'index.html'), PORTAL)
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(folder, 'config.json'), JSON.stringify(CONFIG, null, 2))
  writeFileSync(join(folder, 'script-hashes.txt'), HASHES)
  writeFileSync(join(folder, 'static', 'app.1a2b.js'), 'export {}')
  writeFileSync(join(folder, 'static', 'app.1a2b.js.gz'), gzipSync('export {}'))
  writeFileSync(join(folder, 'static', 'app.1a2b.js.map'), '{}')
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  CONFIG,
  { ...CONFIG, apiUrl: '', liveUrl: '', errorReportUrl: 'https://live.clinic.example:8443/reports' },
  { apiUrl: 'http://127.0.0.1:4173', liveUrl: '/live', telemedicineUrl: 'http://[::1]:4173/x?y', errorReportUrl: '' },
  { apiUrl: '', liveUrl: '', telemedicineUrl: '', errorReportUrl: '' },
])('container and sandbox allow the same origins for %j', (config) => {
  const another = mkdtempSync(join(folder, 'another-'))
  writeFileSync(join(another, 'script-hashes.txt'), HASHES)
  writeFileSync(join(another, 'config.json'), JSON.stringify(config, null, 2).replaceAll('/', '\\/'))
  expect(readEntryPointVariables(another).connectOrigins).toBe(connectOrigins(config).join(' '))
  writeFileSync(join(another, 'config.json'), JSON.stringify(config))
  expect(readEntryPointVariables(another).connectOrigins).toBe(connectOrigins(config).join(' '))
})

test('without the hashes of the inline scripts the container does not start', () => {
  const incomplete = mkdtempSync(join(folder, 'incomplete-'))
  writeFileSync(join(incomplete, 'config.json'), JSON.stringify(CONFIG))
  expect(() => readEntryPointVariables(incomplete)).toThrow('script-hashes.txt')
})

describe.skipIf(!findNginx())('nginx with the shipped configuration', () => {
  let nginx: Awaited<ReturnType<typeof startNginx>>
  beforeAll(async () => {
    nginx = await startNginx({ folder, platformUrl: 'http://127.0.0.1:1' })
  })
  afterAll(() => nginx.stop())

  const get = (path: string, headers: Record<string, string> = {}) => fetch(nginx.url + path, { headers })

  test.each(['/', '/?room=1', '/tr', '/tr/hasta-listesi', '/en/patient-list?tab=1', '/takvim'])(
    '%s is the portal with its security headers',
    async (path) => {
      const response = await get(path, { accept: '*/*', 'accept-encoding': 'identity' })
      expect([response.status, await response.text()]).toEqual([200, PORTAL])
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(response.headers.get('content-security-policy')).toContain(
        "connect-src 'self' https://api.clinic.example wss://api.clinic.example https://live.clinic.example:8443 wss://live.clinic.example:8443;",
      )
      expect(response.headers.get('content-security-policy')).toContain(`script-src 'self' ${HASHES};`)
      expect(response.headers.get('strict-transport-security')).toContain('max-age')
    },
  )

  test.each([
    '/nope.js',
    '/index.html',
    '//index.html',
    '/index.%68tml',
    '/robots.txt',
    '/.git/config',
    '/tr/app.js',
    '/static',
    '/static/gone.js',
    '/static/app.1a2b.js.map',
    '/static/app.1a2b.js.gz',
  ])('%s is a 404 that no cache keeps (F-O02, F-O16)', async (path) => {
    const response = await get(path, { accept: 'text/html' })
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('a file with a hash in its name is kept for good, compressed by what the browser accepts', async () => {
    const response = await get('/static/app.1a2b.js')
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expect((await get('/static/app.1a2b.js', { 'accept-encoding': 'identity' })).headers.get('content-encoding')).toBe(
      null,
    )
  })

  test.each(['/config.json', '/favicon.svg'])('%s is checked with the server before each use', async (path) => {
    const response = await get(path)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache'])
  })

  test('it serves the portal while the host of the platform does not resolve', async () => {
    const early = await startNginx({ folder, platformUrl: 'http://platform.invalid:4173' })
    expect((await fetch(early.url)).status).toBe(200)
    await early.stop()
  })

  test.each(['/api', '/api/v1/user/info-detail', '/socket.io/?EIO=4', '/telemedicine/socket.io/'])(
    '%s is a bad gateway without a platform, and never the page',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(502)
      expect(await response.text()).not.toContain('Portal')
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    },
  )

  test('the platform gets the path of the request, also if PLATFORM_URL ends in a slash', async () => {
    const platform = createServer(({ url }, response) => response.end(url))
    const { url, stop } = await startNginx({ folder, platformUrl: `${await listen(platform)}/` })
    try {
      const response = await fetch(`${url}/api/v1/user/info-detail?a=1`)
      expect(await response.text()).toBe('/api/v1/user/info-detail?a=1')
      expect(response.headers.get('cache-control'), 'the platform has sent none').toBe('no-store')
    } finally {
      await stop()
      platform.close()
    }
  })

  test('the platform gets the protocol of the browser, and its responses keep their headers', async () => {
    const platform = createServer(({ headers }, response) =>
      response.setHeader('cache-control', 'private').end(String(headers['x-forwarded-proto'])),
    )
    const { url, stop } = await startNginx({ folder, platformUrl: await listen(platform) })
    const protocolFor = async (headers: Record<string, string>) => {
      const response = await fetch(`${url}/api/v1/user/info-detail`, { headers })
      expect(response.headers.get('cache-control')).toBe('private')
      return response.text()
    }
    try {
      expect(await protocolFor({})).toBe('http')
      expect(await protocolFor({ 'x-forwarded-proto': 'https' })).toBe('https')
      expect(await protocolFor({ 'x-forwarded-proto': 'javascript' })).toBe('http')
    } finally {
      await stop()
      platform.close()
    }
  })

  const hasOpenSsl = spawnSync('openssl', ['version']).status === 0
  test.skipIf(!hasOpenSsl)('with https the platform gets its name, and only with a valid certificate', async () => {
    const cwd = mkdtempSync(join(folder, 'tls-'))
    const command = 'openssl req -x509 -newkey rsa:2048 -nodes -subj /CN=platform.test -keyout key.pem -out cert.pem'
    execSync(command, { cwd, stdio: 'ignore' })
    const [key, trustedCertificate] = ['key.pem', 'cert.pem'].map((name) => readFileSync(join(cwd, name), 'utf8'))
    const platform = createTlsServer({ key, cert: trustedCertificate }, ({ socket }, response) =>
      response.end((socket as TLSSocket).servername),
    )
    const { port } = new URL(await listen(platform))
    const nameServer = await startNameServer()
    const request = async (host: string, authority?: string) => {
      const { url, stop } = await startNginx({
        folder,
        platformUrl: `https://${host}:${port}`,
        nameServer: nameServer.address,
        trustedCertificate: authority,
      })
      try {
        const response = await fetch(`${url}/api`)
        return [response.status, await response.text()]
      } finally {
        await stop()
      }
    }
    try {
      expect(await request('platform.test', trustedCertificate)).toEqual([200, 'platform.test'])
      expect(await request('other.test', trustedCertificate)).toContain(502)
      expect(await request('platform.test')).toContain(502)
    } finally {
      nameServer.stop()
      platform.close()
    }
  })
})
