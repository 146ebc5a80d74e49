import { expect, test } from 'vitest'
import { isBusy, type Machine, machineSummary } from './machine.ts'

const machine = (load: number): Machine => ({
  cores: 2,
  processor: 'Some CPU',
  memoryGigabytes: 16,
  node: 'v24.1.0',
  load,
})

test('figures are valid if the machine was idle before and ran nothing else', () => {
  expect(isBusy(machine(0.1), machine(2.2))).toBe(false)
})

test('figures are not valid if the machine was busy before or during the run', () => {
  expect(isBusy(machine(1.5), machine(2.2))).toBe(true)
  expect(isBusy(machine(0.1), machine(6))).toBe(true)
})

test('the report names the machine and warns if the figures are not valid', () => {
  expect(machineSummary(machine(0.1), 7, false)).toBe(
    'Medians of 7 (programs: at most 3) on Some CPU, 2 cores, 16 GB, Node 24.1.0.',
  )
  expect(machineSummary(machine(3), 7, true)).toContain('discard these figures')
})
