import { expect, test } from 'vitest'
import { isInstalled } from './install.mjs'

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
