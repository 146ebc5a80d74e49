import { expect, test } from 'vitest'
import { findChromium, findUsableChromium } from './find-chromium.mjs'

const machineWith =
  (...files: string[]) =>
  (file: string) =>
    files.includes(file)

test('a browser set in the environment is preferred', () => {
  const environment = { env: { CHROMIUM_PATH: '/custom/chrome', PATH: '/usr/bin' }, own: '/own/chrome' }
  expect(
    findChromium({ ...environment, exists: machineWith('/custom/chrome', '/own/chrome', '/usr/bin/chromium') }),
  ).toBe('/custom/chrome')
})

test('a missing file set in the environment is an error', () => {
  expect(() =>
    findChromium({ env: { CHROMIUM_PATH: '/gone' }, own: '/own/chrome', exists: machineWith('/own/chrome') }),
  ).toThrow(/CHROMIUM_PATH names \/gone/)
})

test('Playwright’s download is preferred to the system’s browser', () => {
  const exists = machineWith('/own/chrome', '/usr/bin/chromium')
  expect(findChromium({ env: { PATH: '/usr/bin' }, own: '/own/chrome', exists })).toBe('/own/chrome')
})

test('the system’s browser is found in any folder of PATH', () => {
  const exists = machineWith('/opt/bin/google-chrome')
  expect(findChromium({ env: { PATH: '/usr/bin:/opt/bin' }, own: '/not/downloaded', exists })).toBe(
    '/opt/bin/google-chrome',
  )
})

test('a program that does not print its version is passed over', () => {
  const exists = machineWith('/usr/bin/chromium-browser', '/usr/bin/google-chrome')
  const runs = machineWith('/usr/bin/google-chrome')
  expect(findUsableChromium({ env: { PATH: '/usr/bin' }, own: '', exists, runs })).toBe('/usr/bin/google-chrome')
})

test('without a browser nothing is returned', () => {
  expect(findChromium({ env: { PATH: '/usr/bin' }, own: '', exists: () => false })).toBeUndefined()
})
