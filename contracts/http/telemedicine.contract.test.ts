import { expect, test } from 'vitest'
import { leaveTelemedicineRoom } from '@/shared/api'
import { exchange, expectSessionOver, post } from '../support/http-exchange.ts'

const PATH = '/api/v1/telemedicine/telemedicine/leave-room'
const room = { room_uuid: '6d1f0f7a-9c3e-4a1b-8e52-7b0c9d8e6f41' }

test('a room is left, and the response body is ignored', async () => {
  const response = await exchange(
    {
      given: [['a consultation room is open', room]],
      receiving: 'the leaving of a consultation room',
      request: post(PATH, room),
    },
    () => leaveTelemedicineRoom(room),
  )
  expect(response).toEqual({})
})

test('a 401 to leaving a room ends the session', () =>
  expectSessionOver({ receiving: 'the leaving of a consultation room', request: post(PATH, room) }, () =>
    leaveTelemedicineRoom(room),
  ))
