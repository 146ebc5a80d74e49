import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { hashInlineScripts, securityHeaders } from '../../deploy/security-headers.ts'
import { createPlatform } from '../../sandbox/platform.ts'
import { ACCOUNTS } from '../support/accounts.ts'
import { sandboxControl } from '../support/sandbox-control.ts'
import { launchChromium, type StartPage } from './browser/visit.ts'
import { buildBaseline } from './baseline/build-baseline.ts'
import { BENCH_FOLDER } from './paths.ts'
import { buildPortal } from './run-program.ts'
import { startBenchServer } from './server/bench-server.ts'
import { type Certificate, createCertificate } from './server/certificate.ts'
import { readSite } from './server/site-files.ts'
import { BASELINE_READY, HOME_READY } from './ready-selectors.ts'

const PATIENTS = 50_000
const PLATFORM_DELAY_MS = 20
const OPENER_POLICY = 'Cross-Origin-Opener-Policy'

interface Pages {
  portal: StartPage
  plainBaseline: StartPage
  primeReactBaseline: StartPage
}

export interface BenchEnvironment extends AsyncDisposable {
  browser: Browser
  pages: Pages
  certificate: Certificate
  /** Direct URL of the platform, without the emulated network. */
  platform: URL
}

/** The sandbox in this process, without response validation. */
const startBenchPlatform = async () => {
  const platform = await createPlatform({
    dataFolder: join(BENCH_FOLDER, 'platform'),
    patients: PATIENTS,
    validateResponses: false,
    log: (line) => console.error(line),
  })
  const token = await sandboxControl(platform.address).openSession(ACCOUNTS.doctor.email)
  return { url: new URL(platform.address), token, [Symbol.asyncDispose]: () => platform.close() }
}

/** Without it the baselines would be measured in the process of `about:blank`, unlike the portal. */
function readOpenerPolicy(): string {
  const policy = securityHeaders({ scripts: [] })[OPENER_POLICY]
  if (policy === undefined) throw new Error(`the security headers of the portal have no ${OPENER_POLICY}`)
  return policy
}

export const openEnvironment = async (): Promise<BenchEnvironment> => {
  const folders = {
    portal: join(BENCH_FOLDER, 'portal'),
    plain: join(BENCH_FOLDER, 'baseline-plain'),
    primereact: join(BENCH_FOLDER, 'baseline-primereact'),
  }
  await buildPortal(folders.portal)
  await buildBaseline('plain', folders.plain)
  await buildBaseline('primereact', folders.primereact)

  await using opened = new AsyncDisposableStack()
  const certificate = await createCertificate()
  const platform = opened.use(await startBenchPlatform())
  const browser = await launchChromium(certificate)
  opened.defer(() => browser.close())

  const serve = async (folder: string, pageHeaders: Record<string, string>): Promise<string> => {
    const site = { files: await readSite(folder), pageHeaders }
    const server = await startBenchServer(site, {
      certificate,
      platform: platform.url,
      platformPauseMs: PLATFORM_DELAY_MS,
    })
    opened.defer(server.close)
    return server.origin
  }
  const { token } = platform
  // Each visit starts in about:blank. This header makes the browser load the page in a new process, as from any other site.
  const openerPolicy = { [OPENER_POLICY]: readOpenerPolicy() }
  const scripts = hashInlineScripts(await readFile(join(folders.portal, 'index.html'), 'utf8'))
  const pages: Pages = {
    portal: { origin: await serve(folders.portal, securityHeaders({ scripts })), token, ready: HOME_READY },
    plainBaseline: { origin: await serve(folders.plain, openerPolicy), token, ready: BASELINE_READY },
    primeReactBaseline: { origin: await serve(folders.primereact, openerPolicy), token, ready: BASELINE_READY },
  }
  const resources = opened.move()
  return { browser, pages, certificate, platform: platform.url, [Symbol.asyncDispose]: () => resources.disposeAsync() }
}
