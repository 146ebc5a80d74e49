import { test as base, type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { type AccountName, signInContext } from './accounts'
import { type Platform, startPlatform } from './platform'
import { type SandboxControl, sandboxControl } from './sandbox-control'
import { createPageMonitor, type PageMonitor } from './page-monitor'

const DEMO_PATIENTS = '50000'

interface WorkerFixtures {
  /** A clinic platform of this worker alone: what its tests change, no other test sees. */
  platform: Platform
}

interface TestFixtures {
  /** The clinic's other side. Every test begins with the demo data as they were. */
  sandbox: SandboxControl
  /** Listens to all pages of the test; what it hears and nobody announced fails the test. */
  watch: PageMonitor
  /** Announces what this test provokes on purpose. */
  allow: PageMonitor['allow']
  /** Signs an account in without the sign-in page; the page then opens any route. Answers with the token. */
  signIn: (page: Page, account: AccountName) => Promise<string>
  /** Another browser, as of a second doctor, watched like the first. */
  anotherContext: (options?: BrowserContextOptions) => Promise<BrowserContext>
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

  sandbox: [
    async ({ platform }, provide) => {
      const control = sandboxControl(platform.url)
      await control.reset()
      await provide(control)
    },
    { auto: true },
  ],

  watch: async ({ platform }, provide) => {
    const watch = createPageMonitor(platform.url)
    await provide(watch)
    expect(watch.problems(), 'the console, the security policy and the network stay quiet').toEqual([])
  },

  allow: async ({ watch }, provide) => provide(watch.allow),

  context: async ({ context, watch }, provide) => {
    await watch.watch(context)
    await provide(context)
  },

  anotherContext: async ({ browser, contextOptions, locale, timezoneId, viewport, baseURL, watch }, provide) => {
    const opened: BrowserContext[] = []
    await provide(async (options) => {
      const alike = { locale, timezoneId, viewport, baseURL } as BrowserContextOptions
      const context = await browser.newContext({ ...contextOptions, ...alike, ...options })
      opened.push(context)
      await watch.watch(context)
      return context
    })
    for (const context of opened) await context.close()
  },

  signIn: async ({ platform }, provide) => {
    await provide((page, account) => signInContext(page.context(), platform.url, account))
  },
})

export { expect }
