import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findChromium, headlessShellOf } from './find-chromium.mjs'

const machineWith =
  (...files: string[]) =>
  (file: string) =>
    files.includes(file)

test('a browser set in the environment is preferred', () => {
  const environment = { env: { CHROMIUM_PATH: '/custom/chrome', PATH: '/usr/bin' }, own: '/own/chrome' }
  expect(
    findChromium({ ...environment, runs: machineWith('/custom/chrome', '/own/chrome', '/usr/bin/chromium') }),
  ).toBe('/custom/chrome')
})

test('a missing file set in the environment is an error', () => {
  expect(() =>
    findChromium({ env: { CHROMIUM_PATH: '/gone' }, own: '/own/chrome', runs: machineWith('/own/chrome') }),
  ).toThrow(/CHROMIUM_PATH names \/gone/)
})

test('Playwright’s download is preferred to the system’s browser', () => {
  const runs = machineWith('/own/chrome', '/usr/bin/chromium')
  expect(findChromium({ env: { PATH: '/usr/bin' }, own: '/own/chrome', runs })).toBe('/own/chrome')
})

test('the system’s browser is found in any folder of PATH', () => {
  const runs = machineWith('/opt/bin/google-chrome')
  expect(findChromium({ env: { PATH: '/usr/bin:/opt/bin' }, own: '/not/downloaded', runs })).toBe(
    '/opt/bin/google-chrome',
  )
})

test('a program that does not print its version is passed over', () => {
  const PATH = mkdtempSync(join(tmpdir(), 'path-'))
  onTestFinished(() => rmSync(PATH, { recursive: true }))
  writeFileSync(join(PATH, 'chromium-browser'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  writeFileSync(join(PATH, 'google-chrome'), '#!/bin/sh\nexit 0\n', { mode: 0o755 })
  expect(findChromium({ env: { PATH }, own: '' })).toBe(join(PATH, 'google-chrome'))
})

test('without a browser nothing is returned', () => {
  expect(findChromium({ env: { PATH: '/usr/bin' }, own: '', runs: () => false })).toBeUndefined()
})

test('the headless shell is used for the Chromium of Debian only', () => {
  const runs = machineWith('/usr/bin/chromium-headless-shell')
  expect(headlessShellOf('/usr/bin/chromium', runs)).toBe('/usr/bin/chromium-headless-shell')
  expect(headlessShellOf('/usr/bin/google-chrome', runs)).toBe('/usr/bin/google-chrome')
  expect(headlessShellOf('/usr/bin/chromium', machineWith())).toBe('/usr/bin/chromium')
})
