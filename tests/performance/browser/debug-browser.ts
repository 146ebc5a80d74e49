import { chromium } from 'playwright'
import { CHROMIUM_FLAGS, ensureChromium } from '../../../scripts/find-chromium.mjs'
import type { BenchEnvironment } from '../bench-environment.ts'
import { sessionCookies } from './visit.ts'

/** A separate signed-in browser that another program can drive through the debugging port. */
export const openSignedInBrowser = async (
  { pages, certificate }: BenchEnvironment,
  profile: string,
  port: number,
): Promise<AsyncDisposable> => {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await ensureChromium(),
    args: [
      ...CHROMIUM_FLAGS,
      `--remote-debugging-port=${port}`,
      `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`,
    ],
  })
  await context.addCookies(sessionCookies(pages.portal))
  return { [Symbol.asyncDispose]: () => context.close() }
}
