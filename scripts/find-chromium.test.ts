import { expect, test } from 'vitest'
import { findChromium } from './find-chromium.mjs'

const machineWith =
  (...files: string[]) =>
  (file: string) =>
    files.includes(file)

test('a browser that the environment names is used before all others', () => {
  const environment = { env: { CHROMIUM_PATH: '/mine/chrome', PATH: '/usr/bin' }, own: '/own/chrome' }
  expect(
    findChromium({ ...environment, isThere: machineWith('/mine/chrome', '/own/chrome', '/usr/bin/chromium') }),
  ).toBe('/mine/chrome')
})

test('a name that leads nowhere is an error, not a reason to use another browser', () => {
  expect(() =>
    findChromium({ env: { CHROMIUM_PATH: '/gone' }, own: '/own/chrome', isThere: machineWith('/own/chrome') }),
  ).toThrow(/CHROMIUM_PATH names \/gone/)
})

test('Playwright’s own download comes before the system’s', () => {
  const isThere = machineWith('/own/chrome', '/usr/bin/chromium')
  expect(findChromium({ env: { PATH: '/usr/bin' }, own: '/own/chrome', isThere })).toBe('/own/chrome')
})

test('the system’s browser is found in any folder of the path', () => {
  const isThere = machineWith('/opt/bin/google-chrome')
  expect(findChromium({ env: { PATH: '/usr/bin:/opt/bin' }, own: '/not/downloaded', isThere })).toBe(
    '/opt/bin/google-chrome',
  )
})

test('a machine without a browser is told apart', () => {
  expect(findChromium({ env: { PATH: '/usr/bin' }, own: '', isThere: () => false })).toBeUndefined()
})
