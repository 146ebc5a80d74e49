import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countStep, summaryLine } from './test-counts.mjs'

const folder = mkdtempSync(join(tmpdir(), 'counts-'))
const file = join(folder, 'report.json')
afterAll(() => rmSync(folder, { recursive: true }))

const vitest = (passed: number, failed: number, pending = 0) =>
  writeFileSync(
    file,
    JSON.stringify({ numPassedTests: passed, numFailedTests: failed, numPendingTests: pending, numTodoTests: 0 }),
  )
const playwright = (stats: { expected: number; unexpected: number; flaky: number; skipped: number }) =>
  writeFileSync(file, JSON.stringify({ stats }))

test('a step without a report counts as one', () => {
  expect(countStep({ exitCode: 0 })).toMatchObject({ passed: 1, failed: 0 })
  expect(countStep({ exitCode: 2 })).toMatchObject({ passed: 0, failed: 1 })
})

test('the tests of a vitest run are counted one by one', () => {
  vitest(40, 2, 1)
  expect(countStep({ exitCode: 1, report: 'vitest', file })).toMatchObject({ passed: 40, failed: 2, skipped: 1 })
})

test('an end-to-end test that passed at the second try has passed, and is named', () => {
  playwright({ expected: 10, unexpected: 0, flaky: 2, skipped: 0 })
  expect(countStep({ exitCode: 0, report: 'playwright', file })).toMatchObject({ passed: 12, failed: 0, retried: 2 })
})

test('tests that there was no time for count as failed, and are told apart', () => {
  const skipped = (type?: string) => ({ tests: [{ status: 'skipped', annotations: type ? [{ type }] : [] }] })
  const suites = [{ specs: [skipped(), skipped('skip')], suites: [{ specs: [skipped()] }] }]
  writeFileSync(file, JSON.stringify({ stats: { expected: 10, unexpected: 1, flaky: 0, skipped: 3 }, suites }))
  expect(countStep({ exitCode: 1, report: 'playwright', file, isOverdue: true })).toMatchObject({
    passed: 10,
    failed: 3,
    skipped: 1,
    note: '2 of the failed did not run',
  })
  expect(countStep({ exitCode: 1, report: 'playwright', file })).toMatchObject({ failed: 1, skipped: 3 })
})

test('a run that fails although all its tests passed is a failure', () => {
  vitest(40, 0)
  expect(countStep({ exitCode: 1, report: 'vitest', file })).toMatchObject({ passed: 40, failed: 1 })
})

test('a run without a test is a failure', () => {
  vitest(0, 0)
  expect(countStep({ exitCode: 0, report: 'vitest', file })).toMatchObject({ failed: 1, note: 'ran no test' })
})

test('an optional step may skip all of its tests', () => {
  vitest(0, 0, 10)
  const step = { exitCode: 0, report: 'vitest', file } as const
  expect(countStep({ ...step, isOptional: true })).toMatchObject({ passed: 0, failed: 0, skipped: 10 })
  expect(countStep(step)).toMatchObject({ failed: 1, note: 'ran no test' })
})

test('a run that left no report is a failure', () => {
  expect(countStep({ exitCode: 0, report: 'vitest', file: join(folder, 'none.json') })).toMatchObject({
    passed: 0,
    failed: 1,
    note: 'wrote no report',
  })
})

test('the closing line adds everything up', () => {
  const counts = { skipped: 0, retried: 0 }
  expect(
    summaryLine([
      { passed: 3, failed: 0, ...counts },
      { passed: 1, failed: 2, ...counts },
    ]),
  ).toBe('4 passed, 2 failed')
})

test('the closing line names what was skipped', () => {
  expect(summaryLine([{ passed: 3, failed: 0, skipped: 2, retried: 0 }])).toBe('3 passed, 0 failed, 2 skipped')
})
