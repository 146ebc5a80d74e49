// `npm run bench`: measures the figures of docs/benchmarks.md and compares them with their targets.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { runCommand } from '../support/run-command.ts'
import { PROFILE } from './browser/visit.ts'
import { isBusy, machineSummary, readMachine } from './machine.ts'
import { type BenchOptions, readOptions, type SectionName, USAGE } from './options.ts'
import { BENCH_FOLDER, DOCUMENT, RESULTS_FILE } from './paths.ts'
import { withFigures } from './report/document.ts'
import { type FigureSet, missingFigure, verdictOn } from './report/figure.ts'
import { formatTables } from './report/table.ts'
import { measureCallSection } from './sections/call.ts'
import { measureCommandSection } from './sections/commands.ts'
import { measureShellSection } from './sections/shell.ts'
import { measureLighthouseSection } from './sections/lighthouse.ts'
import { measureListSection } from './sections/lists.ts'
import { measurePaletteSection } from './sections/palette.ts'
import { measurePlatformSection } from './sections/platform.ts'
import { measureStartSection } from './sections/start.ts'
import { openEnvironment, type BenchEnvironment } from './bench-environment.ts'

interface Measured {
  sets: FigureSet[]
  details: unknown
}

type Section = (options: BenchOptions, environment: () => Promise<BenchEnvironment>) => Promise<Measured>

const SECTIONS: Record<SectionName, Section> = {
  start: async ({ runs }, environment) => measureStartSection(await environment(), runs),
  palette: async ({ runs }, environment) => measurePaletteSection(await environment(), runs),
  shell: async ({ runs }, environment) => measureShellSection(await environment(), runs),
  lists: async ({ runs }, environment) => measureListSection(await environment(), runs),
  call: async ({ runs }, environment) => measureCallSection(await environment(), runs),
  lighthouse: (options, environment) => measureLighthouseSection(options, environment),
  platform: (options) => measurePlatformSection(options),
  commands: ({ runs }) => measureCommandSection(runs),
}

const bench = async (options: BenchOptions): Promise<void> => {
  await mkdir(BENCH_FOLDER, { recursive: true })
  const machine = readMachine()
  const measured: Partial<Record<SectionName, Measured>> = {}
  await using environments = new AsyncDisposableStack()
  let opened: Promise<BenchEnvironment> | undefined
  const environment = () => (opened ??= openEnvironment().then((made) => environments.use(made)))

  const writeReport = async (): Promise<string> => {
    const sets = Object.values(measured).flatMap((section) => section.sets)
    const wasBusy = isBusy(machine, readMachine())
    const figures = sets.map(({ title, figures: list }) => ({
      title,
      figures: list.map((figure) => ({ ...figure, verdict: verdictOn(figure) })),
    }))
    const details = Object.fromEntries(Object.entries(measured).map(([name, section]) => [name, section.details]))
    const results = {
      takenAt: new Date().toISOString(),
      machine,
      wasBusy,
      profile: PROFILE,
      runs: options.runs,
      figures,
      details,
    }
    await writeFile(RESULTS_FILE, `${JSON.stringify(results, null, 2)}\n`)
    return `${machineSummary(machine, options.runs, wasBusy)}\n\n${formatTables(sets)}`
  }

  let report = ''
  for (const name of options.sections) {
    const started = performance.now()
    try {
      measured[name] = await SECTIONS[name](options, environment)
    } catch (error) {
      // The other sections are still measured; the run counts as failed.
      const why = error instanceof Error ? error.message : String(error)
      measured[name] = {
        sets: [{ title: name, figures: [missingFigure({ what: 'all', unit: 'count' }, why)] }],
        details: why,
      }
      process.exitCode = 1
    }
    console.error(`measured ${name} in ${Math.round((performance.now() - started) / 1_000)} s`)
    // After each section: a run that is stopped keeps the figures it has.
    report = await writeReport()
  }
  console.log(report)
  if (options.docs) await writeFile(DOCUMENT, withFigures(await readFile(DOCUMENT, 'utf8'), report))
  console.log(`Every sample: ${RESULTS_FILE}`)
}

// A signal ends a process without its `exit` event, which ends the child processes.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))

await runCommand(USAGE, readOptions, bench)
