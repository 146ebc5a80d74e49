import { exec, execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import portal from '../package.json' with { type: 'json' }
import { root } from '../scripts/support/paths.mjs'
import kit from './package.json' with { type: 'json' }
import { pacts } from './support/committed-pacts.ts'
import { serveStates, type StateServer } from './support/state-server.ts'
import type { ProviderUnderTest } from './verification/provider-under-test.ts'
import { openSandbox } from './verification/sandbox/sandbox-provider.ts'

const run = promisify(execFile)
const LIMIT_MS = 60_000

let folder: string
let platform: ProviderUnderTest
let states: StateServer

/** What `npm install` does with the package; its dependencies are links to those of the checkout. */
async function install(): Promise<void> {
  const modules = join(folder, 'node_modules')
  const installed = join(modules, kit.name)
  // With a shell, which Windows needs for npm.
  await promisify(exec)('npm pack', {
    cwd: join(root, 'contracts'),
    env: { ...process.env, npm_config_pack_destination: folder },
  })
  await mkdir(installed, { recursive: true })
  await run('tar', ['-xzf', join(folder, `${kit.name}-${kit.version}.tgz`), '-C', installed, '--strip-components=1'])
  for (const name of Object.keys(kit.dependencies)) {
    await mkdir(join(modules, name, '..'), { recursive: true })
    await symlink(join(root, 'node_modules', name), join(modules, name))
  }
}

const verify = (env: Record<string, string>, ...channels: string[]) =>
  run(process.execPath, [join('node_modules', kit.name, kit.bin['verify-clinic-portal']), ...channels], {
    cwd: folder,
    env: { ...process.env, ...env },
    timeout: LIMIT_MS,
  })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verification-kit-'))
  await install()
  platform = await openSandbox(pacts.telemedicine.interactions)
  states = await serveStates(platform)
}, LIMIT_MS)
afterAll(async () => {
  states.close()
  await platform.close()
  await rm(folder, { recursive: true })
})

test('the package and its description have the versions of the portal and of Pact', async () => {
  const readme = await readFile(join(folder, 'node_modules', kit.name, 'README.md'), 'utf8')
  expect(kit.version).toBe(portal.version)
  expect(readme).toContain(`${kit.name}-${portal.version}.tgz`)
  const versions: Record<string, string> = { ...portal.dependencies, ...portal.devDependencies }
  for (const [name, version] of Object.entries(kit.dependencies)) expect(versions[name], name).toBe(version)

  const pact = await readFile(join(folder, 'node_modules/@pact-foundation/pact/package.json'), 'utf8')
  const { engines } = JSON.parse(pact) as typeof kit
  const node = engines.node.replace('>=', '')
  expect(kit.engines).toEqual(engines)
  expect(kit.scripts.prepack).toContain(`--target=node${node} `)
  expect(readme).toContain(`Node ${node} or newer`)
})

test('the installed package verifies a server within a minute', { timeout: LIMIT_MS }, async () => {
  const { stdout } = await verify({
    PROVIDER_URL: platform.url,
    PROVIDER_TOKEN: 'a-token-of-that-server',
    PROVIDER_STATES_URL: states.url,
    PROVIDER_MAX_ATTACHMENT_BYTES: '5242880',
  })
  expect(stdout).toMatch(new RegExp(`^${kit.name} ${kit.version}\n`))
  for (const [channel, { interactions }] of [
    ['http', pacts.http],
    ['live-events', pacts.liveEvents],
    ['telemedicine', pacts.telemedicine],
  ] as const)
    expect(stdout).toContain(`${channel}: ${interactions.length} of ${interactions.length} interactions verified`)
})

test('a server that differs fails, and the output names the interaction and the difference', async () => {
  const failed = await verify({ PROVIDER_URL: platform.url, PROVIDER_TOKEN: 'unknown' }, 'live-events').catch(
    (error: { code: number; stdout: string }) => error,
  )
  expect(failed).toMatchObject({ code: 1, stdout: expect.stringMatching(/✗ live-events: .+\n {4}\S/) as string })
})

test('an interaction without a result fails: Pact reads a selection of interactions from the environment', async () => {
  const env = { PROVIDER_URL: platform.url, PACT_DESCRIPTION: 'nothing' }
  const failed = await verify(env, 'live-events').catch((error: { code: number; stdout: string }) => error)
  expect(failed).toMatchObject({ code: 1, stdout: expect.stringContaining('was not verified') as string })
  expect(failed.stdout).toContain(`live-events: 0 of ${pacts.liveEvents.interactions.length} interactions verified`)
})

test.each([
  ['without an address', { PROVIDER_URL: '' }, 'Set PROVIDER_URL'],
  [
    'with a size that is no number of bytes',
    { PROVIDER_URL: 'http://127.0.0.1:9', PROVIDER_MAX_ATTACHMENT_BYTES: '5 MB' },
    'Set PROVIDER_MAX_ATTACHMENT_BYTES to a number of bytes, not "5 MB".',
  ],
])('%s the command says what to set', async (_, env, sentence) => {
  await expect(verify(env)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(sentence) as string,
  })
})
