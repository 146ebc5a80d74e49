import { expect, test } from 'vitest'
import { findWebKit } from './find-webkit.mjs'

const PROGRAMS = {
  driver: '/usr/bin/WebKitWebDriver',
  browser: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  screen: '/usr/bin/Xvfb',
}
const env = { PATH: '/usr/local/bin:/usr/bin' }

test('WebKit is found with its driver, its browser and a screen', () => {
  const files = Object.values(PROGRAMS)
  expect(findWebKit({ env, exists: (file) => files.includes(file) })).toEqual(PROGRAMS)
})

test.each(Object.values(PROGRAMS))('WebKit is not found without %s', (missing) => {
  const files = Object.values(PROGRAMS).filter((file) => file !== missing)
  expect(findWebKit({ env, exists: (file) => files.includes(file) })).toBeUndefined()
})
