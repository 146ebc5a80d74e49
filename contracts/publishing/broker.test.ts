import { execFile } from 'node:child_process'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listen } from '../../tests/support/listen.ts'
import { COMMITTED, CONSUMER, pactFileName, PROVIDERS } from '../support/pact-files.ts'
import { readPact } from '../support/pact-document.ts'

let broker: Server
let url: string
const published = new Map<string, Publication>()
const verified = new Set<string>()

interface Publication {
  pacticipantName: string
  branch?: string
  contracts: { consumerName: string; providerName: string; content: string }[]
}

async function respond(request: IncomingMessage): Promise<[status: number, body: object]> {
  const { pathname, searchParams } = new URL(request.url ?? '/', url)
  if (request.headers.authorization !== 'Bearer broker-token') return [401, {}]
  if (request.method === 'POST' && pathname === '/contracts/publish') {
    const { pacticipantVersionNumber: version, ...publication } = (await json(request)) as Publication & {
      pacticipantVersionNumber: string
    }
    const before = published.get(version)
    if (before && JSON.stringify(before.contracts) !== JSON.stringify(publication.contracts)) {
      return [409, { notices: [{ type: 'error', text: 'Cannot change the content of the pact' }], errors: {} }]
    }
    published.set(version, publication)
    return [200, { notices: [{ type: 'success', text: `${version} is published` }] }]
  }
  if (request.method === 'GET' && pathname === '/can-i-deploy') {
    if (searchParams.get('environment') !== 'production') return [400, { errors: { environment: ['is not known'] } }]
    const version = searchParams.get('version') ?? ''
    if (!verified.has(version)) return [200, { summary: { deployable: null, reason: 'There is no verification' } }]
    return [200, { summary: { deployable: true, reason: 'All verifications succeeded' } }]
  }
  return [404, {}]
}

beforeAll(async () => {
  broker = createServer((request, response) => {
    void respond(request).then(([status, body]) =>
      response.writeHead(status, { 'content-type': 'application/hal+json' }).end(JSON.stringify(body)),
    )
  })
  url = await listen(broker)
})
afterAll(() => broker.close())
beforeEach(() => {
  published.clear()
  verified.clear()
})

async function command(name: 'publish' | 'can-i-deploy', environment: Record<string, string> = {}) {
  const env = { PACT_BROKER_BASE_URL: url, PACT_BROKER_TOKEN: 'broker-token', GIT_COMMIT: 'abc123', ...environment }
  const file = join(import.meta.dirname, 'run.ts')
  return promisify(execFile)(process.execPath, [file, name], { env }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, output: stdout + stderr }),
  )
}

test('the three committed pacts are published under the commit and its branch', async () => {
  const { code, output } = await command('publish', { GIT_BRANCH: 'main' })
  expect(output).toContain('abc123 is published')
  expect(code).toBe(0)
  expect(published.get('abc123')).toMatchObject({ pacticipantName: CONSUMER, branch: 'main' })
  const contracts = published.get('abc123')?.contracts ?? []
  expect(contracts.map(({ providerName }) => providerName)).toEqual(Object.values(PROVIDERS))
  for (const { providerName, content } of contracts) {
    const committed = readPact(COMMITTED, pactFileName(providerName as (typeof PROVIDERS)['http']))
    expect(JSON.parse(Buffer.from(content, 'base64').toString('utf8'))).toEqual(committed)
  }
})

test('publishing other pacts under the same commit fails with the message of the broker', async () => {
  published.set('abc123', { pacticipantName: CONSUMER, contracts: [] })
  const { code, output } = await command('publish')
  expect(code).toBe(1)
  expect(output).toContain('Cannot change the content of the pact')
})

test('a version that every provider has verified can be deployed', async () => {
  verified.add('abc123')
  const { code, output } = await command('can-i-deploy')
  expect(output).toContain('can be deployed to production: All verifications succeeded')
  expect(code).toBe(0)
})

test('a version without a verification cannot be deployed', async () => {
  const { code, output } = await command('can-i-deploy')
  expect(output).toContain('cannot be deployed to production: There is no verification')
  expect(code).toBe(1)
})

test('an environment that the broker does not know is reported', async () => {
  const { code, output } = await command('can-i-deploy', { PACT_ENVIRONMENT: 'nowhere' })
  expect(output).toContain('{"environment":["is not known"]}')
  expect(code).toBe(1)
})

test('a wrong token is reported', async () => {
  const { code, output } = await command('publish', { PACT_BROKER_TOKEN: 'wrong' })
  expect(output).toContain('/contracts/publish answered 401')
  expect(code).toBe(1)
})

test('an unreachable broker is reported', async () => {
  const { code, output } = await command('publish', { PACT_BROKER_BASE_URL: 'http://127.0.0.1:9' })
  expect(output.trim()).toBe('http://127.0.0.1:9 cannot be reached')
  expect(code).toBe(1)
})

test('missing settings are named before anything is sent', async () => {
  const { code, output } = await command('publish', { PACT_BROKER_BASE_URL: '', GIT_COMMIT: '' })
  expect(output).toContain('Set PACT_BROKER_BASE_URL and GIT_COMMIT')
  expect(code).toBe(1)
})
