// Adds up what the test runners report, so that a run closes with one honest pair of numbers.
import { existsSync, readFileSync } from 'node:fs'

/**
 * @typedef {{ passed: number, failed: number, skipped: number, retried: number }} Counts
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number }} VitestReport
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} PlaywrightReport
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

/**
 * What a step counts for. A step without a report counts as one. A step that failed counts at least one failure, also when
 * its tests all passed (a file that could not be loaded, a crash after the last test); one that ran no test has failed.
 * @param {{ exitCode: number, report?: 'vitest' | 'playwright' | undefined, file?: string | undefined }} step
 * @returns {Counts & { note?: string }}
 */
export const countStep = ({ exitCode, report, file }) => {
  const hasFailed = exitCode !== 0
  const alone = { passed: hasFailed ? 0 : 1, failed: hasFailed ? 1 : 0, skipped: 0, retried: 0 }
  if (!report) return alone
  if (!file || !existsSync(file)) return { ...alone, passed: 0, failed: 1, note: 'wrote no report' }
  const content = JSON.parse(readFileSync(file, 'utf8'))
  const counts = report === 'vitest' ? countVitest(content) : countPlaywright(content)
  if (counts.passed + counts.failed === 0) return { ...counts, failed: 1, note: 'ran no test' }
  if (hasFailed && counts.failed === 0) return { ...counts, failed: 1, note: 'failed outside its tests' }
  return counts
}

/** The closing line, in the form that the continuous integration reads. */
export const summaryLine = (/** @type {readonly Counts[]} */ all) => {
  const sum = (/** @type {'passed' | 'failed'} */ key) => all.reduce((total, counts) => total + counts[key], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}
