import { join } from 'node:path'
import { createPatientStore } from '../../../sandbox/patients/patient-store.ts'
import { openPlatformData } from '../../../sandbox/storage/platform-data.ts'
import { nodeRuntime } from '../../../scripts/support/node-runtime.mjs'
import { SANDBOX_ENTRY } from '../../../scripts/support/paths.mjs'
import { start as startProgram } from '../../../scripts/support/processes.mjs'
import { freePort } from '../../support/platform.ts'
import { waitForUrl } from '../../support/wait-for-url.ts'
import { KEYWORD_CLASSES } from '../keyword-classes.ts'
import type { BenchOptions } from '../options.ts'
import { BENCH_FOLDER } from '../paths.ts'
import { type Figure, type FigureSet, medianFigure, missingFigure } from '../report/figure.ts'
import { percentile } from '../report/statistics.ts'

const MILLION = 1_000_000
const DEFAULT = 50_000
const LARGEST_CLINIC = 1

interface KeywordClass {
  name: string
  times: number[]
}

const measureSearch = (folder: string, patients: number): KeywordClass[] => {
  const data = openPlatformData({
    folder,
    patients,
    now: () => new Date(),
    onProgress: (done, total) => console.error(`making patients: ${done} of ${total}`),
  })
  try {
    const { find } = createPatientStore(data.database)
    return Object.entries(KEYWORD_CLASSES).map(([name, keywordsOf]) => ({
      name,
      times: keywordsOf(patients).map((keyword) => {
        const started = performance.now()
        find(LARGEST_CLINIC, keyword)
        return performance.now() - started
      }),
    }))
  } finally {
    data.close()
  }
}

const searchFigures = (classes: readonly KeywordClass[], patients: number): Figure[] => {
  const target = { atMost: 20 }
  const patientCount = patients.toLocaleString('en').replaceAll(',', ' ')
  const all = classes.flatMap(({ times }) => times)
  const slowest = classes.toSorted((a, b) => percentile(b.times, 0.95) - percentile(a.times, 0.95))[0]
  const measured: Figure = {
    what: `patient search among ${patientCount}, p95 of ${all.length} keywords`,
    unit: 'ms',
    value: percentile(all, 0.95),
    samples: all,
    target,
    ...(slowest && { note: `slowest kind: ${slowest.name}, p95 ${percentile(slowest.times, 0.95).toFixed(1)} ms` }),
  }
  if (patients === MILLION) return [measured]
  const million = { what: 'patient search among 1 000 000, p95', unit: 'ms', target } as const
  return [missingFigure(million, 'only with --million, because the first run seeds the patients'), measured]
}

/** Starts the sandbox as a separate process. @returns seconds until it responds */
const timePlatformStart = async (folder: string): Promise<number> => {
  const port = await freePort()
  const started = performance.now()
  const { child, ended } = startProgram(nodeRuntime(), [SANDBOX_ENTRY], {
    env: { PORT: String(port), SANDBOX_DATA: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    const hasStarted = await waitForUrl(`http://127.0.0.1:${port}/config.json`, child, {
      limitMs: 60_000,
      intervalMs: 5,
    })
    if (!hasStarted) throw new Error('the sandbox has ended, or did not start within a minute')
    return (performance.now() - started) / 1000
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

export const measurePlatformSection = async ({ runs, million }: BenchOptions) => {
  const patients = million ? MILLION : DEFAULT
  const folder = join(BENCH_FOLDER, `platform-${patients}`)
  const classes = measureSearch(folder, patients)
  const starts: number[] = []
  for (let run = 0; run < runs; run += 1) starts.push(await timePlatformStart(folder))
  const start = medianFigure({ what: 'start with existing data', unit: 's', target: { atMost: 1 } }, starts)
  const sets: FigureSet[] = [{ title: 'Sandbox', figures: [...searchFigures(classes, patients), start] }]
  return { sets, details: classes }
}
