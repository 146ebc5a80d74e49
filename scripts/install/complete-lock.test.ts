import { expect, test } from 'vitest'
import { completeLock, entriesWithAddress, platformOf } from './complete-lock.mjs'

const lockWith = (optionalDependencies: Record<string, string>, others: Record<string, object> = {}) => ({
  lockfileVersion: 3,
  packages: { '': {}, 'node_modules/tool': { version: '2.0.0', dev: true, optionalDependencies }, ...others },
})

test.each([
  ['@oxlint/binding-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@oxc-parser/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ['@rspack/binding-win32-arm64-msvc', { os: ['win32'], cpu: ['arm64'] }],
  ['@rspack/binding-wasm32-wasi', { cpu: ['wasm32'] }],
  ['@biomejs/cli-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
])('the platform of %s is read from its name', (name, platform) => {
  expect(platformOf(name)).toEqual(platform)
})

test('a name without a platform is rejected', () => {
  expect(() => platformOf('@tool/extras')).toThrow(/add its lock entry by hand/)
})

test('a missing platform package is added at the path that npm uses', () => {
  const { lock, added } = completeLock(lockWith({ '@tool/darwin-arm64': '2.0.0' }))
  expect(added).toEqual(['@tool/darwin-arm64'])
  expect(lock.packages['node_modules/@tool/darwin-arm64']).toEqual({
    version: '2.0.0',
    os: ['darwin'],
    cpu: ['arm64'],
    dev: true,
    optional: true,
  })
})

test('a complete lock file is not changed', () => {
  const { lock } = completeLock(lockWith({ '@tool/darwin-arm64': '2.0.0' }))
  expect(completeLock(lock)).toEqual({ lock, added: [] })
})

test('an entry that only another package can see does not count', () => {
  const { added } = completeLock(
    lockWith(
      { '@tool/linux-x64': '2.0.0' },
      { 'node_modules/other/node_modules/@tool/linux-x64': { version: '2.0.0' } },
    ),
  )
  expect(added).toEqual(['@tool/linux-x64'])
})

test('another version of a package is added below its dependent', () => {
  const { lock } = completeLock(
    lockWith({ '@tool/linux-x64': '2.0.0' }, { 'node_modules/@tool/linux-x64': { version: '1.0.0' } }),
  )
  expect(lock.packages['node_modules/tool/node_modules/@tool/linux-x64']?.version).toBe('2.0.0')
})

test('a version range is rejected', () => {
  expect(() => completeLock(lockWith({ '@tool/linux-x64': '^2.0.0' }))).toThrow(/only an exact version/)
})

test('an entry with an address is found', () => {
  const packages = { 'node_modules/a': { resolved: 'https://somewhere/a.tgz' }, 'node_modules/b': { version: '1.0.0' } }
  expect(entriesWithAddress({ packages })).toEqual(['node_modules/a'])
})
