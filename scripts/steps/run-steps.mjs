// Runs steps, cheap ones in parallel. Prints one line for each, and the output of failed ones.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { isStopped, startScript } from '../support/processes.mjs'
import { REPORTS, root } from '../support/paths.mjs'
import { countStep, hasPassed, summaryLine } from './test-counts.mjs'

/**
 * @typedef {import('./steps.mjs').Step} Step
 * @typedef {{ counts: ReturnType<typeof countStep>, output: string, isOverdue?: boolean }} Result
 */

/** Two, because the target machines have two cores. */
const MAX_PARALLEL = 2

/** The longest step, the end-to-end tests, takes 7 to 20 minutes on two cores, depending on the machine. */
const STEP_LIMIT_MS = 45 * 60_000

/** Time for Playwright to write its report after it has stopped at the limit; afterwards the step is ended. */
const END_DELAY_MS = 60_000

const isColoured = process.stdout.isTTY && !process.env.NO_COLOR
const colour = (/** @type {number} */ code, /** @type {string} */ text) =>
  isColoured ? `\u001b[${code}m${text}\u001b[0m` : text

const reportFile = (/** @type {Step} */ step) =>
  step.report && join(root, REPORTS, `${step.script.replace(/\W/g, '-')}.json`)

/** @returns {Promise<Result>} */
const runScript = async (/** @type {Step} */ step, /** @type {NodeJS.ProcessEnv} */ env) => {
  const file = reportFile(step)
  const { child, ended, end } = startScript(step.script, step.args ?? [], {
    env: {
      ...env,
      ...(file && { TEST_REPORT: file, TEST_TIME_LIMIT_MS: String(STEP_LIMIT_MS) }),
      ...(isColoured && { FORCE_COLOR: '1' }),
      // Programs in Go (the type checker, and the linter's) repeat work in each thread; the other core has its own step.
      ...(!step.isExclusive && { GOMAXPROCS: '1' }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  /** @type {Buffer[]} */
  const chunks = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk))
  const startedAt = performance.now()
  const limit = setTimeout(end, STEP_LIMIT_MS + END_DELAY_MS)
  const code = await ended
  clearTimeout(limit)
  const isOverdue = performance.now() - startedAt >= STEP_LIMIT_MS
  const counts = countStep({
    exitCode: isOverdue ? 1 : code,
    // After a signal it may be incomplete.
    report: isStopped() ? undefined : step.report,
    file,
    isOverdue,
    isOptional: step.isOptional ?? false,
  })
  return { counts, output: Buffer.concat(chunks).toString('utf8').trimEnd(), isOverdue }
}

const describe = (/** @type {Step} */ step, /** @type {Result['counts']} */ counts) =>
  [
    ...(step.report ? [`${counts.passed} passed`, `${counts.failed} failed`] : []),
    ...(counts.skipped > 0 ? [`${counts.skipped} skipped`] : []),
    ...(counts.note ? [counts.note] : []),
  ].join(', ')

const printResult = (
  /** @type {Step} */ step,
  /** @type {Result} */ { counts, output },
  /** @type {number} */ startedAt,
) => {
  const isGreen = counts.failed === 0
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).padStart(6)
  const mark = isGreen ? colour(32, '✓') : colour(31, '✗')
  console.log(`${mark} ${step.script.padEnd(18)}${seconds} s  ${describe(step, counts)}`.trimEnd())
  const text = isColoured ? output : stripVTControlCharacters(output)
  if (!isGreen) console.log(`${text.replace(/^/gm, '  ')}\n`)
}

const overdueLine = (/** @type {string} */ script, /** @type {Result['counts']} */ { note }) =>
  `${script} ran longer than ${STEP_LIMIT_MS / 60_000} minutes, its limit${note ? `: ${note}` : ''}`

/**
 * @param {readonly Step[]} steps
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<boolean>} whether all of them passed
 */
export const runSteps = async (steps, env = {}) => {
  rmSync(join(root, REPORTS), { recursive: true, force: true })
  mkdirSync(join(root, REPORTS), { recursive: true })
  /** @type {Map<string, Result>} */
  const results = new Map()
  /** @type {Map<string, Promise<void>>} */
  const started = new Map()

  const run = async (/** @type {Step} */ step) => {
    // A step of the other lane may still run.
    for (const script of step.after ?? []) await started.get(script)
    if (isStopped()) return
    const failedStep = step.after?.find((script) => results.get(script)?.counts.failed)
    const startedAt = performance.now()
    const result = failedStep
      ? { counts: countStep({ exitCode: 1 }), output: `not run, because ${failedStep} failed` }
      : await runScript(step, env)
    if (isStopped()) return
    results.set(step.script, result)
    printResult(step, result, startedAt)
  }

  const start = (/** @type {Step} */ step) => {
    const ended = run(step)
    started.set(step.script, ended)
    return ended
  }

  const startedAt = performance.now()
  const waiting = [...steps]
  while (waiting.length > 0 && !isStopped()) {
    if (waiting[0]?.isExclusive) {
      await start(/** @type {Step} */ (waiting.shift()))
      continue
    }
    const nextExclusive = waiting.findIndex((step) => step.isExclusive)
    const batch = waiting.splice(0, nextExclusive === -1 ? waiting.length : nextExclusive)
    const lane = async () => {
      for (let step = batch.shift(); step && !isStopped(); step = batch.shift()) await start(step)
    }
    await Promise.all(Array.from({ length: MAX_PARALLEL }, lane))
  }
  if (isStopped()) {
    console.log('stopped')
    return false
  }
  console.log(`\n${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
  for (const [script, { counts, isOverdue }] of results) if (isOverdue) console.log(overdueLine(script, counts))
  const counts = [...results.values()].map((result) => result.counts)
  console.log(summaryLine(counts))
  return hasPassed(counts)
}
