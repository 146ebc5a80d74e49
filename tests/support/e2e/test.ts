import {
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
} from '@playwright/test'
import { findFirefox } from '../../../scripts/programs/find-firefox.mjs'
import { type AccountName, signInContext } from '../accounts'
import { insertTextAsTyped } from './firefox'
import { type Platform, startPlatform } from '../platform'
import { type SandboxControl, sandboxControl } from '../sandbox-control'
import { createPageMonitor, type PageMonitor } from './page-monitor'

const DEMO_PATIENTS = '10000'

interface WorkerFixtures {
  /** One platform per worker, so that parallel tests do not affect each other. */
  platform: Platform
}

interface TestFixtures {
  /** Skips the test if its browser is not installed. */
  skipWithoutBrowser: void
  /**
   * Control API of the sandbox. Every test starts with reset demo data. A response that does not match the API description
   * fails it.
   */
  sandbox: SandboxControl
  /** Monitors all pages; a problem that is not allowed fails the test. */
  watch: PageMonitor
  allow: PageMonitor['allow']
  /** Sets the session cookie of an account without the sign-in page. @returns the token */
  signIn: (page: Page, account: AccountName) => Promise<string>
  /** Opens a monitored context, by default in the browser of the test. */
  anotherContext: (options?: BrowserContextOptions, other?: Browser) => Promise<BrowserContext>
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  platform: [
    async ({}, provide) => {
      const platform = await startPlatform(['--patients', DEMO_PATIENTS])
      await provide(platform)
      await platform.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  baseURL: async ({ platform }, provide) => provide(platform.url),

  skipWithoutBrowser: [
    async ({ channel }, provide, { skip }) => {
      skip(channel === 'moz-firefox' && !findFirefox(), 'there is no Firefox')
      await provide()
    },
    { auto: true },
  ],

  sandbox: [
    async ({ platform }, provide) => {
      const control = sandboxControl(platform.url)
      await control.reset()
      await provide(control)
      expect(await control.mismatches(), 'each response of the sandbox matches the API description').toEqual([])
    },
    { auto: true },
  ],

  watch: async ({ platform }, provide) => {
    const watch = createPageMonitor(platform.url)
    await provide(watch)
    expect(watch.problems(), 'no problem in the console, the security policy and the network').toEqual([])
  },

  allow: async ({ watch }, provide) => provide(watch.allow),

  context: async ({ context, channel, watch }, provide) => {
    if (channel === 'moz-firefox') await insertTextAsTyped(context)
    await watch.attach(context)
    await provide(context)
    // A handler that still waits for its response would fail a test that has passed.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },

  anotherContext: async (
    { browser, channel, contextOptions, locale, timezoneId, viewport, baseURL, watch },
    provide,
  ) => {
    const opened: BrowserContext[] = []
    await provide(async (options, other = browser) => {
      const defaults = { locale, timezoneId, viewport, baseURL } as BrowserContextOptions
      const context = await other.newContext({ ...contextOptions, ...defaults, ...options })
      opened.push(context)
      if (channel === 'moz-firefox') await insertTextAsTyped(context)
      await watch.attach(context)
      return context
    })
    for (const context of opened) await context.close()
  },

  signIn: async ({ platform }, provide) => {
    await provide((page, account) => signInContext(page.context(), platform.url, account))
  },
})

export { expect }
