import { expect, test } from 'vitest'
import { listDoctors } from '@/shared/api'
import { exchange, expectSessionOver, post } from '../support/http-exchange.ts'
import { eachLike, uuid } from '../support/matchers.ts'

const PATH = '/api/v1/doctor/list/post'

const doctor = {
  uuid: '7c9e3c1b-0b44-4a2b-9d4b-4f1c5a0d2e66',
  full_name: 'Dr. Ayşe Yılmaz',
  branch_name: 'Kardiyoloji',
}

test('the doctors of the clinic are listed with their branch', async () => {
  const { lists } = await exchange(
    {
      given: [['the clinic has one doctor', { doctor }]],
      receiving: 'a request for the doctors of the clinic',
      request: post(PATH, {}),
      responseBody: { lists: eachLike({ ...doctor, uuid: uuid(doctor.uuid) }) },
    },
    () => listDoctors({}),
  )
  expect(lists).toEqual([doctor])
})

test('a 401 to the request for the doctors ends the session', () =>
  expectSessionOver({ receiving: 'a request for the doctors of the clinic', request: post(PATH, {}) }, () =>
    listDoctors({}),
  ))
