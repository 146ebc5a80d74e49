import { expect, test } from 'vitest'
import { createReminderStore } from '../reminders/reminder-store.ts'
import { buildDatabase } from '../storage/database.ts'
import { DEMO_ACCOUNTS } from './accounts.ts'
import { DEMO_CLINICS } from './clinics.ts'
import { demoPatients } from './patients.ts'
import { seedEverydayData, seedPatients } from './seed.ts'

const patients = [...demoPatients(3_000)]
const TODAY = new Date('2026-11-21T09:00:00+03:00')

const isValidCitizenshipNumber = (number: string): boolean => {
  const digits = Array.from(number, Number)
  const at = (...positions: number[]) => positions.reduce((sum, position) => sum + (digits[position] ?? 0), 0)
  const tenth = (at(0, 2, 4, 6, 8) * 7 - at(1, 3, 5, 7)) % 10
  return (
    digits.length === 11 &&
    digits[0] !== 0 &&
    digits[9] === tenth &&
    digits[10] === at(0, 1, 2, 3, 4, 5, 6, 7, 8, 9) % 10
  )
}

test('the same number of patients gives the same patients', () => {
  expect([...demoPatients(3_000)]).toEqual(patients)
})

test('citizenship numbers have valid check digits and are unique', () => {
  const numbers = patients.flatMap(({ citizenship_number }) => citizenship_number ?? [])
  expect(numbers.filter((number) => !isValidCitizenshipNumber(number))).toEqual([])
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('phone numbers are Turkish mobile numbers and birth dates have dots', () => {
  const ordinary = patients.slice(20)
  expect(
    ordinary.filter(({ full_phone_number }) => !/^\+90 5\d\d \d{3} \d\d \d\d$/.test(full_phone_number ?? '')),
  ).toEqual([])
  expect(ordinary.filter(({ birth_date }) => !/^\d\d\.\d\d\.(19|20)\d\d$/.test(birth_date ?? ''))).toEqual([])
})

test('there are patients of the same name and edge cases', () => {
  const names = patients.map(({ name, surname }) => `${name} ${surname}`)
  expect(new Set(names).size).toBeLessThan(names.length)
  expect(patients.some(({ surname }) => surname === null)).toBe(true)
  expect(patients.some(({ full_phone_number }) => full_phone_number === null)).toBe(true)
  expect(patients.some(({ birth_date }) => birth_date === '31.02.1990')).toBe(true)
  expect(Math.max(...patients.map(({ name }) => name.length))).toBeGreaterThan(290)
})

test('the accounts have exactly the specified permissions', () => {
  const permissions = Object.fromEntries(DEMO_ACCOUNTS.map(({ account }) => [account.email, account.permissions]))
  expect(Object.keys(permissions['doctor@demo.clinic'] ?? {}).toSorted()).toEqual([
    'calendar',
    'crm',
    'finance',
    'patient',
    'patient_transfer',
    'reports',
    'settings',
    'system',
  ])
  expect(permissions['single@demo.clinic']).toEqual({
    calendar: ['calendar_show'],
    patient: ['patient_appointment_list', 'patient_list'],
  })
  expect(Object.keys(permissions['staff@demo.clinic'] ?? {}).toSorted()).toEqual([
    'crm',
    'finance',
    'patient_transfer',
    'reports',
  ])
  expect(permissions['staff@demo.clinic']?.patient_transfer).toEqual(['patient_transfer_incoming'])
  expect(permissions['bare@demo.clinic']).toEqual({})
  expect(DEMO_ACCOUNTS.map(({ account, memberships }) => [account.pin, memberships.length])).toEqual([
    ['4827', 4],
    ['0042', 1],
    ['1907', 2],
    ['3310', 0],
  ])
})

test('every patient belongs to a clinic, and the clinics differ in size', () => {
  const database = buildDatabase(':memory:', (made) => seedPatients(made, 2_000, () => undefined))
  const sizes = database.prepare('SELECT clinic, count(*) AS size FROM patient GROUP BY clinic ORDER BY clinic').all()
  expect(sizes.map(({ clinic }) => clinic)).toEqual(DEMO_CLINICS.map(({ clinic }) => clinic.id))
  expect(sizes.map(({ size }) => Number(size))).toEqual(sizes.map(({ size }) => Number(size)).toSorted((a, b) => b - a))
})

test('the reminders have all ten types, past and future dates, and some locked patients', () => {
  const database = buildDatabase(':memory:', (made) => {
    seedPatients(made, 200, () => undefined)
    seedEverydayData(made, TODAY)
  })
  const reminders = createReminderStore(database).list(1, 1)
  const types = new Set(reminders.map(({ type }) => type))
  expect([...types]).toEqual(
    expect.arrayContaining([
      'accounting',
      'critical',
      'doctor',
      'nurse',
      'patient',
      'call_center',
      'admin',
      'insurance',
      'medication',
      'task',
    ]),
  )
  const days = reminders.map(({ remind_at }) => remind_at?.slice(0, 10) ?? '')
  expect(days.some((day) => day < '2026-11-21')).toBe(true)
  expect(days.filter((day) => day === '2026-11-21').length).toBeGreaterThan(5)
  expect(days.some((day) => day > '2026-11-21')).toBe(true)
  expect(reminders.some(({ patient_info }) => patient_info?.locked)).toBe(true)
  expect(reminders.some(({ patient_info }) => patient_info === null)).toBe(true)
  expect(reminders.some(({ patient_info }) => (patient_info?.name.length ?? 0) > 100)).toBe(true)
})
