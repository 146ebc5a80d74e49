import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countStep, hasPassed, summaryLine } from './test-counts.mjs'

const folder = mkdtempSync(join(tmpdir(), 'counts-'))
const file = join(folder, 'report.json')
afterAll(() => rmSync(folder, { recursive: true }))

const vitest = (passed: number, failed: number, pending = 0) =>
  writeFileSync(
    file,
    JSON.stringify({ numPassedTests: passed, numFailedTests: failed, numPendingTests: pending, numTodoTests: 0 }),
  )

test('a step without a report counts as one', () => {
  expect(countStep({ exitCode: 0 })).toMatchObject({ passed: 1, failed: 0 })
  expect(countStep({ exitCode: 2 })).toMatchObject({ passed: 0, failed: 1 })
})

test('the tests of a vitest run are counted', () => {
  vitest(40, 2, 1)
  expect(countStep({ exitCode: 1, report: 'vitest', file })).toMatchObject({ passed: 40, failed: 2, skipped: 1 })
})

test('the tests of a Playwright run are counted', () => {
  writeFileSync(file, JSON.stringify({ stats: { expected: 3, unexpected: 1, skipped: 2 } }))
  expect(countStep({ exitCode: 1, report: 'playwright', file })).toEqual({ passed: 3, failed: 1, skipped: 2 })
})

test('a run with a failed test has failed', () => {
  const counts = { passed: 3, failed: 0, skipped: 0 }
  expect(hasPassed([counts, counts])).toBe(true)
  expect(hasPassed([counts, { ...counts, failed: 1 }])).toBe(false)
})

test('tests that did not run count as failed, intentionally skipped ones do not', () => {
  const skipped = (type?: string) => ({ tests: [{ status: 'skipped', annotations: type ? [{ type }] : [] }] })
  const suites = [{ specs: [skipped(), skipped('skip')], suites: [{ specs: [skipped()] }] }]
  writeFileSync(file, JSON.stringify({ stats: { expected: 10, unexpected: 1, skipped: 3 }, suites }))
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

test('a run without a report is a failure', () => {
  expect(countStep({ exitCode: 0, report: 'vitest', file: join(folder, 'none.json') })).toMatchObject({
    passed: 0,
    failed: 1,
    note: 'wrote no report',
  })
})

test('the summary line adds up all counts', () => {
  const all = [
    { passed: 3, failed: 0, skipped: 0 },
    { passed: 1, failed: 2, skipped: 0 },
  ]
  expect(summaryLine(all)).toBe('4 passed, 2 failed')
})

test('the summary line contains the skipped tests', () => {
  expect(summaryLine([{ passed: 3, failed: 0, skipped: 2 }])).toBe('3 passed, 0 failed, 2 skipped')
})
