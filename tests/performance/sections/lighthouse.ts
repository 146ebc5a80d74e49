import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { CHROMIUM_FLAGS, ensureChromium } from '../../../scripts/programs/find-chromium.mjs'
import { sessionCookies } from '../browser/visit.ts'
import { freePort } from '../../support/platform.ts'
import type { BenchOptions } from '../options.ts'
import { runProgram } from '../run-program.ts'
import { type Figure, medianFigure, missingFigure } from '../report/figure.ts'
import type { BenchEnvironment } from '../bench-environment.ts'

/** Not a dependency: its 114 packages would enlarge every installation by a fifth. */
const PACKAGE = 'lighthouse@13.5.0'

const CATEGORIES = [
  { id: 'performance', atLeast: 95 },
  { id: 'accessibility', atLeast: 100 },
  { id: 'best-practices', atLeast: 100 },
] as const

type Scores = Record<(typeof CATEGORIES)[number]['id'], { score: number | null }>

/** A separate signed-in browser that another program can drive through the debugging port. */
const openSignedInBrowser = async (
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

const runLighthouse = async (environment: BenchEnvironment, folder: string): Promise<Scores> => {
  const port = await freePort()
  await using _browser = await openSignedInBrowser(environment, join(folder, 'profile'), port)
  const report = join(folder, 'report.json')
  const what = ['exec', '--yes', `--package=${PACKAGE}`, '--', 'lighthouse', `${environment.pages.portal.origin}/tr`]
  const how = [
    `--port=${port}`,
    '--preset=desktop',
    '--disable-storage-reset',
    '--no-enable-error-reporting',
    '--quiet',
  ]
  const categories = `--only-categories=${CATEGORIES.map(({ id }) => id).join()}`
  await runProgram('npm', [...what, ...how, categories, '--output=json', `--output-path=${report}`])
  const result = JSON.parse(await readFile(report, 'utf8')) as { categories: Scores }
  return result.categories
}

export const measureLighthouseSection = async (
  { runs, lighthouse }: BenchOptions,
  openEnvironment: () => Promise<BenchEnvironment>,
): Promise<{ sets: { title: string; figures: Figure[] }[]; details: unknown }> => {
  const title = 'Lighthouse, signed-in home page, desktop'
  const heads = CATEGORIES.map(({ id, atLeast }) => ({ what: id, unit: 'points', target: { atLeast } }) as const)
  if (!lighthouse) {
    const why = 'only with --lighthouse, which downloads it'
    return { sets: [{ title, figures: heads.map((head) => missingFigure(head, why)) }], details: null }
  }
  const environment = await openEnvironment()
  const folder = await mkdtemp(join(tmpdir(), 'bench-lighthouse-'))
  try {
    const verdicts: Scores[] = []
    for (let run = 0; run < Math.min(runs, 3); run += 1)
      verdicts.push(await runLighthouse(environment, join(folder, String(run))))
    const figures = heads.map((head) =>
      medianFigure(
        head,
        verdicts.map((scores) => (scores[head.what].score ?? Number.NaN) * 100),
      ),
    )
    return { sets: [{ title, figures }], details: verdicts }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
