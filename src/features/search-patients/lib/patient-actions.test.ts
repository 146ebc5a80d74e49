import { expect, test } from 'vitest'
import { patientActions } from './patient-actions'
import { createPatient } from '../../../../tests/support/vitest/patient'

const patient = createPatient({ phone: '+90 532 418 22 07', citizenshipNumber: '10000000146' })

test('an open patient offers all actions; the national ID number is copied only after it was revealed', () => {
  expect(patientActions({ patient, isLocked: false, isNumberRevealed: false })).toEqual([
    'follow-up',
    'call',
    'copy-phone',
    'toggle-number',
  ])
  expect(patientActions({ patient, isLocked: false, isNumberRevealed: true }).at(-1)).toBe('copy-number')
})

test('the numbers of a locked patient are neither shown nor copied', () => {
  for (const isNumberRevealed of [false, true]) {
    expect(patientActions({ patient, isLocked: true, isNumberRevealed })).toEqual(['follow-up', 'call'])
  }
})

test('a missing phone or national ID number is not offered', () => {
  const without = (field: 'phone' | 'citizenshipNumber') =>
    patientActions({ patient: { ...patient, [field]: null }, isLocked: false, isNumberRevealed: true })
  expect(without('phone')).toEqual(['follow-up', 'call', 'toggle-number', 'copy-number'])
  expect(without('citizenshipNumber')).toEqual(['follow-up', 'call', 'copy-phone'])
})
