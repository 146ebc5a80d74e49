import { execSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { INSTALL_COMMAND, isInstalled } from './install.mjs'

const lock = (packages: Record<string, object>) => ({ packages: { '': {}, ...packages } })
const expected = lock({
  'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' },
  'node_modules/node-win32-x64': { version: '24.0.0', optional: true },
})

test('the packages of the lock file count as installed', () => {
  expect(isInstalled(expected, lock({ 'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' } }))).toBe(true)
})

test('without npm’s record nothing counts as installed', () => {
  expect(isInstalled(expected, undefined)).toBe(false)
})

test.each([
  ['an older version', { 'node_modules/react': { version: '19.3.0', integrity: 'sha512-a' } }],
  ['other bytes of the same version', { 'node_modules/react': { version: '19.3.1', integrity: 'sha512-b' } }],
  ['a package missing', {}],
  [
    'a package too many',
    { 'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' }, 'node_modules/old': { version: '1.0.0' } },
  ],
])('%s asks for an install', (_, installed) => {
  expect(isInstalled(expected, lock(installed))).toBe(false)
})

test.each([
  ['is asked for again on a Node that is too old to start anything', '22.20.0', false],
  ['may be missing on a Node that is new enough', '24.0.0', true],
])('the Node package of this machine %s', (_, nodeVersion, installed) => {
  const path = `node_modules/node-${process.platform}-${process.arch}`
  const requested = lock({ [path]: { version: '24.0.0', optional: true } })
  expect(isInstalled(requested, lock({}), nodeVersion)).toBe(installed)
})

test('development packages are installed with NODE_ENV=production too', () => {
  const folder = mkdtempSync(join(tmpdir(), 'install-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const devDependencies = { tool: 'file:tool' }
  const packages = {
    '': { devDependencies },
    'node_modules/tool': { resolved: 'tool', link: true },
    tool: { version: '1.0.0', dev: true },
  }
  mkdirSync(join(folder, 'tool'))
  const files = {
    'package.json': { devDependencies },
    'package-lock.json': { lockfileVersion: 3, packages },
    'tool/package.json': { name: 'tool', version: '1.0.0' },
  }
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), JSON.stringify(content))
  execSync(INSTALL_COMMAND, { cwd: folder, env: { ...process.env, NODE_ENV: 'production' }, stdio: 'ignore' })
  expect(existsSync(join(folder, 'node_modules/tool'))).toBe(true)
})
