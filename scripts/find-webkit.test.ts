import { expect, test } from 'vitest'
import { findWebKit } from './find-webkit.mjs'

const PROGRAMS = {
  driver: '/usr/bin/WebKitWebDriver',
  browser: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  screen: '/usr/bin/Xvfb',
}
const env = { PATH: '/usr/local/bin:/usr/bin' }

test('a WebKit is there when its driver, its browser and a screen are', () => {
  const files = Object.values(PROGRAMS)
  expect(findWebKit({ env, isThere: (file) => files.includes(file) })).toEqual(PROGRAMS)
})

test.each(Object.values(PROGRAMS))('without %s there is no WebKit', (missing) => {
  const files = Object.values(PROGRAMS).filter((file) => file !== missing)
  expect(findWebKit({ env, isThere: (file) => files.includes(file) })).toBeUndefined()
})
