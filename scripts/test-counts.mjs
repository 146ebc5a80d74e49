// Adds up what the test runners report, so that a run closes with one honest pair of numbers.
import { existsSync, readFileSync } from 'node:fs'

/**
 * @typedef {{ passed: number, failed: number, skipped: number, retried: number }} Counts
 * @typedef {{ status: string, annotations?: { type: string }[] }} PlaywrightTest
 * @typedef {{ specs?: { tests: PlaywrightTest[] }[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number }} VitestReport
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, suites?: PlaywrightSuite[] }} PlaywrightReport
 */

/** @type {(report: VitestReport) => Counts} */
const countVitest = ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) => ({
  passed: numPassedTests,
  failed: numFailedTests,
  skipped: numPendingTests + numTodoTests,
  retried: 0,
})

/** A test that passed only at the second try has passed, and is named as retried. @type {(report: PlaywrightReport) => Counts} */
const countPlaywright = ({ stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
  retried: stats.flaky,
})

/** Playwright reports tests that there was no time for as skipped ones; those that were meant to be skipped are annotated. */
const countNotRun = (/** @type {PlaywrightSuite[]} */ suites) => {
  /** @type {(suite: PlaywrightSuite) => PlaywrightTest[]} */
  const testsIn = ({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ tests }) => tests),
    ...inner.flatMap(testsIn),
  ]
  const isMeant = (/** @type {PlaywrightTest} */ { annotations = [] }) =>
    annotations.some(({ type }) => type === 'skip' || type === 'fixme')
  return suites.flatMap(testsIn).filter((test) => test.status === 'skipped' && !isMeant(test)).length
}

/**
 * What a step counts for. A step without a report counts as one. A step that failed counts at least one failure, also when
 * its tests all passed (a file that could not be loaded, a crash after the last test); one that ran no test has failed.
 * Tests that did not run because the step was out of time count as failed. An optional step may skip all of its tests.
 * @param {{ exitCode: number, report?: 'vitest' | 'playwright' | undefined, file?: string | undefined, isOverdue?: boolean, isOptional?: boolean }} step
 * @returns {Counts & { note?: string }}
 */
export const countStep = ({ exitCode, report, file, isOverdue = false, isOptional = false }) => {
  const hasFailed = exitCode !== 0
  const alone = { passed: hasFailed ? 0 : 1, failed: hasFailed ? 1 : 0, skipped: 0, retried: 0 }
  if (!report) return alone
  if (!file || !existsSync(file)) return { ...alone, passed: 0, failed: 1, note: 'wrote no report' }
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

/** The closing line, in the form that the continuous integration reads. */
export const summaryLine = (/** @type {readonly Counts[]} */ all) => {
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    all.reduce((total, counts) => total + counts[key], 0)
  const skipped = sum('skipped')
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
