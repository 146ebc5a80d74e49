import { expect, test } from 'vitest'
import { createResponseValidation, type Mismatch } from './response-validation.ts'
import { readApiDescription } from './api-description.ts'

const setup = (isOn: boolean) => {
  const operation = readApiDescription().find(({ id }) => id === 'checkDoctorUser')
  if (!operation) throw new Error('checkDoctorUser is not described')
  const reported: Mismatch[] = []
  const validation = createResponseValidation(isOn, (mismatch) => reported.push(mismatch))
  return { operation, reported, validation }
}

test('a response that does not match the description is reported and counted (F-Q04)', () => {
  const { operation, reported, validation } = setup(true)
  validation.check(operation, 200, { data: { statusCode: '200' } })
  validation.check(operation, 418, {})
  expect(reported).toEqual([
    { operationId: 'checkDoctorUser', status: 200, problems: ['/data/statusCode must be integer'] },
    { operationId: 'checkDoctorUser', status: 418, problems: ['status 418 is not described'] },
  ])
  expect(validation.summary()).toEqual({ isOn: true, mismatches: 2, latest: reported })
})

test('a response that matches the description is not reported', () => {
  const { operation, reported, validation } = setup(true)
  validation.check(operation, 200, { data: { statusCode: 200 } })
  expect(reported).toEqual([])
})

test('nothing is validated when it is switched off', () => {
  const { operation, validation } = setup(false)
  validation.check(operation, 418, {})
  expect(validation.summary()).toEqual({ isOn: false, mismatches: 0, latest: [] })
})
