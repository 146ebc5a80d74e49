import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { findFirefox } from './find-firefox.mjs'

const env = { PATH: '/usr/local/bin:/usr/bin' }
const exists = (file: string) => file === '/usr/bin/firefox-esr' || file === '/opt/firefox'

test('the system’s Firefox is found in any folder of the path', () => {
  expect(findFirefox({ env, exists })).toBe('/usr/bin/firefox-esr')
})

test('the one that the environment names is used before it', () => {
  expect(findFirefox({ env: { ...env, FIREFOX_PATH: '/opt/firefox' }, exists })).toBe('/opt/firefox')
})

test('a name that leads nowhere is an error', () => {
  expect(() => findFirefox({ env: { ...env, FIREFOX_PATH: '/gone' }, exists })).toThrow('FIREFOX_PATH names /gone')
})

test('the name of a folder is an error', () => {
  expect(() => findFirefox({ env: { FIREFOX_PATH: tmpdir() } })).toThrow('FIREFOX_PATH names')
})

test('a machine without a Firefox has none', () => {
  expect(findFirefox({ env, exists: () => false })).toBeUndefined()
})
