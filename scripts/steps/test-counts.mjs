import { existsSync, readFileSync } from 'node:fs'

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ status: string, annotations?: { type: string }[] }} PlaywrightTest
 * @typedef {{ tests: PlaywrightTest[] }} PlaywrightSpec
 * @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number }} VitestReport
 * @typedef {{ stats: { expected: number, unexpected: number, skipped: number }, suites?: PlaywrightSuite[] }} PlaywrightReport
 */

/** @type {(report: VitestReport) => Counts} */
const countVitest = ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) => ({
  passed: numPassedTests,
  failed: numFailedTests,
  skipped: numPendingTests + numTodoTests,
})

/** @type {(suites: PlaywrightSuite[]) => PlaywrightSpec[]} */
const specsIn = (suites) => suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsIn(inner)])

/** @type {(report: PlaywrightReport) => Counts} */
const countPlaywright = ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped })

/** Playwright reports tests that did not run as skipped, without the annotation of intentionally skipped ones. */
const countNotRun = (/** @type {PlaywrightSuite[]} */ suites) => {
  const isMeant = (/** @type {PlaywrightTest} */ { annotations = [] }) =>
    annotations.some(({ type }) => type === 'skip' || type === 'fixme')
  return specsIn(suites)
    .flatMap(({ tests }) => tests)
    .filter((test) => test.status === 'skipped' && !isMeant(test)).length
}

/**
 * A step without a report counts as one test. A failed step counts at least one failure, even if all its tests passed (a file
 * that could not be loaded, a crash at the end), and so does a step without tests. Tests that did not run within the time limit
 * count as failed. An optional step may skip all its tests.
 * @param {{ exitCode: number, report?: 'vitest' | 'playwright' | undefined, file?: string | undefined, isOverdue?: boolean, isOptional?: boolean }} step
 * @returns {Counts & { note?: string }}
 */
export const countStep = ({ exitCode, report, file, isOverdue = false, isOptional = false }) => {
  const hasFailed = exitCode !== 0
  const asOneTest = { passed: hasFailed ? 0 : 1, failed: hasFailed ? 1 : 0, skipped: 0 }
  if (!report) return asOneTest
  if (!file || !existsSync(file)) return { ...asOneTest, passed: 0, failed: 1, note: 'wrote no report' }
  const content = JSON.parse(readFileSync(file, 'utf8'))
  const counts = report === 'vitest' ? countVitest(content) : countPlaywright(content)
  const notRun = isOverdue && report === 'playwright' ? countNotRun(content.suites ?? []) : 0
  if (notRun > 0) {
    const [failed, skipped] = [counts.failed + notRun, counts.skipped - notRun]
    return { ...counts, failed, skipped, note: `${notRun} of the failed did not run` }
  }
  if (counts.passed + counts.failed === 0 && counts.skipped > 0 && isOptional && !hasFailed) return counts
  if (counts.passed + counts.failed === 0) return { ...counts, failed: 1, note: 'ran no test' }
  if (hasFailed && counts.failed === 0) return { ...counts, failed: 1, note: 'failed outside its tests' }
  return counts
}

/** The last line, in the format that the CI reads. */
export const summaryLine = (/** @type {readonly Counts[]} */ all) => {
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    all.reduce((total, counts) => total + counts[key], 0)
  const skipped = sum('skipped')
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** @type {(all: readonly Counts[]) => boolean} */
export const hasPassed = (all) => all.every(({ failed }) => failed === 0)
