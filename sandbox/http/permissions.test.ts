import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestPlatform, type TestPlatform } from '../testing/test-platform.ts'
import { readApiDescription } from './api-description.ts'
import { isPermitted, REQUIRED_PERMISSION } from './permissions.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform({ patients: 40 })
})
afterAll(() => platform.close())

const description = readApiDescription()
const NOT_PERMITTED = { statusCode: 403, message: 'Bu işlem için yetkiniz yok.' }

const SEARCH = ['/api/v1/patient/companies/find/patient', { keyword: 'ali', type: 0 }] as const
const ACCOUNTING = ['/api/v1/accounting/settings/get', {}] as const
const TRANSACTIONS = ['/api/v1/transactions', undefined] as const

test('every operation that needs a permission describes the status 403', () => {
  const restricted = description.filter(({ id }) => REQUIRED_PERMISSION[id] !== 'everyone')
  expect(restricted.flatMap((operation) => operation.validateResponse(403, NOT_PERMITTED))).toEqual([])
})

test.each([
  ['staff', SEARCH],
  ['bare', SEARCH],
  ['single', ACCOUNTING],
  ['bare', ACCOUNTING],
  ['single', TRANSACTIONS],
  ['bare', TRANSACTIONS],
])('%s is denied %o', async (account, [path, body]) => {
  const response = await platform.as(`${account}@demo.clinic`).post(path, body)
  expect(response).toMatchObject({ status: 403, body: NOT_PERMITTED })
})

test.each([
  ['doctor', SEARCH],
  ['single', SEARCH],
  ['doctor', ACCOUNTING],
  ['staff', ACCOUNTING],
  ['doctor', TRANSACTIONS],
  ['staff', TRANSACTIONS],
])('%s is permitted %o', async (account, [path, body]) => {
  expect((await platform.as(`${account}@demo.clinic`).post(path, body)).status).toBe(200)
})

test('the permission is checked before the request is validated', async () => {
  const tooShort = { keyword: 'a', type: 0 }
  expect((await platform.as('staff@demo.clinic').post(SEARCH[0], tooShort)).status).toBe(403)
})

test('a permission counts only in its own group, and an unknown operation is denied', () => {
  expect(isPermitted('findPatients', { patient: ['patient_list'] })).toBe(true)
  expect(isPermitted('findPatients', { patient: ['patient_appointment_list'] })).toBe(false)
  expect(isPermitted('findPatients', { crm: ['patient_list'] })).toBe(false)
  expect(isPermitted('getAccountingSettings', { finance: [] })).toBe(true)
  expect(isPermitted('deleteEverything', { finance: [], patient: ['patient_list'] })).toBe(false)
})
