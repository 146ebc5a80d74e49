import { fileURLToPath } from 'node:url'
import { defineConfig, firefox, webkit } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium, headlessShellOf } from './scripts/programs/find-chromium.mjs'
import { isExecutable } from './scripts/programs/find-program.mjs'
import { fakeDeviceFlags } from './tests/support/fake-devices'

/** Path of the JSON report, set by `npm test`, which counts the tests in it. */
const report = process.env.TEST_REPORT

/** Ends the run before an outer timeout would kill it, so that finished tests are still reported. */
const globalTimeout = Number(process.env.TEST_TIME_LIMIT_MS ?? 0)

const executablePath = headlessShellOf(findChromium())

/** Fake camera and microphone, and permission for them. */
const FAKE_DEVICES = { 'media.navigator.streams.fake': true, 'media.navigator.permission.disabled': true }

/** Playwright's own builds run every test, where they have been downloaded. */
const DOWNLOADED_PROJECTS = [
  {
    name: 'playwright-firefox',
    use: { browserName: 'firefox' as const, launchOptions: { firefoxUserPrefs: FAKE_DEVICES } },
    isInstalled: isExecutable(firefox.executablePath()),
  },
  {
    name: 'playwright-webkit',
    use: { browserName: 'webkit' as const },
    isInstalled: isExecutable(webkit.executablePath()),
  },
]

/** Each worker starts its own sandbox (tests/support/e2e/test.ts), so tests in different workers share no data. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  workers: 2,
  // Also balances the workers: files differ in their number of tests.
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes on a second try hides a defect.
  retries: 0,
  // Two workers on two busy cores: the work of a test, not this limit, decides how long it takes.
  timeout: 180_000,
  globalTimeout,
  // Two workers, each with a browser and a platform, share two cores, so updates can be slow.
  expect: { timeout: 20_000, toPass: { timeout: 20_000, intervals: [50, 100, 250] } },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    // Also of an event that is awaited: one that never comes must not take the time of the whole test.
    actionTimeout: 40_000,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    viewport: { width: 1440, height: 900 },
    // Without animations a test waits only for states; tests of a duration turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    // Traces double the time of the tests: only direct runs record them.
    trace: report ? 'off' : 'retain-on-failure',
  },
  projects: [
    {
      name: 'firefox',
      // Performance: first and in one worker, so that only one worker is replaced for another browser. At the end, both would be.
      workers: 1,
      grep: /@firefox/,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: fileURLToPath(new URL('scripts/programs/firefox-bidi-proxy.mjs', import.meta.url)),
          // `emulateMedia` does nothing here, see decision 0057.
          firefoxUserPrefs: { ...FAKE_DEVICES, 'ui.prefersReducedMotion': 1 },
        },
      },
    },
    {
      name: 'chromium',
      // Its steps are part of a longer test here.
      grepInvert: /@firefox-only/,
      use: {
        browserName: 'chromium',
        // Fake devices for every test, because a test with other launch options needs another browser and another platform.
        launchOptions: { args: [...CHROMIUM_FLAGS, ...fakeDeviceFlags()], ...(executablePath && { executablePath }) },
      },
    },
    ...DOWNLOADED_PROJECTS.filter(({ isInstalled }) => isInstalled).map(({ name, use }) => ({ name, use })),
  ],
})
