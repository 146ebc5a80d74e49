import { expect, test } from 'vitest'
import { isBusy, type Machine } from './machine.ts'
import { machineSummary } from './report/machine-line.ts'

const machine = (load: number): Machine => ({
  cores: 2,
  processor: 'Some CPU',
  memoryGigabytes: 16,
  node: 'v24.1.0',
  load,
})

test('figures count when the machine was at rest before and did nothing else meanwhile', () => {
  expect(isBusy(machine(0.1), machine(2.2))).toBe(false)
})

test('figures do not count when others were at work, before or meanwhile', () => {
  expect(isBusy(machine(1.5), machine(2.2))).toBe(true)
  expect(isBusy(machine(0.1), machine(6))).toBe(true)
})

test('the report says where the figures come from, and warns when they do not count', () => {
  expect(machineSummary(machine(0.1), 7, false)).toBe(
    'Medians of 7 (programs: at most 3) on Some CPU, 2 cores, 16 GB, Node 24.1.0.',
  )
  expect(machineSummary(machine(3), 7, true)).toContain('not figures to judge by')
})
