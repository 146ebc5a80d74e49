import { expect, test } from 'vitest'
import { createResponseValidation, type Mismatch } from './response-validation.ts'
import { readApiDescription } from './api-description.ts'

const setup = (isOn: boolean) => {
  const operation = readApiDescription().find(({ id }) => id === 'checkDoctorUser')
  if (!operation) throw new Error('checkDoctorUser is not described')
  const reported: Mismatch[] = []
  const answers = createResponseValidation(isOn, (mismatch) => reported.push(mismatch))
  return { operation, reported, answers }
}

test('an answer that is not as described is reported and counted', () => {
  const { operation, reported, answers } = setup(true)
  answers.check(operation, 200, { data: { statusCode: '200' } })
  answers.check(operation, 418, {})
  expect(reported).toEqual([
    { operationId: 'checkDoctorUser', status: 200, problems: ['/data/statusCode must be integer'] },
    { operationId: 'checkDoctorUser', status: 418, problems: ['status 418 is not described'] },
  ])
  expect(answers.summary()).toEqual({ isOn: true, mismatches: 2, latest: reported })
})

test('an answer as described is not worth a word', () => {
  const { operation, reported, answers } = setup(true)
  answers.check(operation, 200, { data: { statusCode: 200 } })
  expect(reported).toEqual([])
})

test('switched off, nothing is looked at', () => {
  const { operation, answers } = setup(false)
  answers.check(operation, 418, {})
  expect(answers.summary()).toEqual({ isOn: false, mismatches: 0, latest: [] })
})
