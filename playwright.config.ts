import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from './scripts/find-chromium.mjs'

const isCI = Boolean(process.env.CI)

/** `npm test` names a file in which it counts the tests one by one. */
const report = process.env.TEST_REPORT

/** At its limit a run ends by itself, so that what it did until then is reported. */
const globalTimeout = Number(process.env.TEST_TIME_LIMIT_MS ?? 0)

const executablePath = findChromium()

/**
 * The built portal in a real browser, against the sandbox. No server is named here: each worker starts a platform of its
 * own (tests/support/test.ts), so whatever one test changes, another worker's doctor never sees.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: false,
  forbidOnly: isCI,
  // A second try in the long run is reported as such and printed by `npm test`; alone, a test passes the first time or not at all.
  retries: isCI || report ? 1 : 0,
  timeout: 60_000,
  globalTimeout,
  // Two workers on two cores, each with a browser and a platform of its own: now and then one has to wait for its turn.
  expect: { timeout: 12_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    browserName: 'chromium',
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    viewport: { width: 1440, height: 900 },
    // Recording takes its time: the long run of `npm test` leaves it out, and records only what it tries again.
    trace: report ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) },
  },
  projects: [{ name: 'chromium' }],
})
