import { expect, test } from 'vitest'
import { TICKET } from '../../../../tests/support/vitest/ticket-request'
import { toCreated } from './tickets'

const asSent = {
  id: null,
  subject: 'Takvim açılmıyor',
  category: 'TECHNICAL',
  priority: 'HIGH',
  status: 'OPEN',
  at: 7,
}

test.each([
  {},
  { created_at: null },
  { uuid: null, subject: ' ', category: null, priority: null, created_at: 'dün', status: null },
])('fields missing in the response are taken from the request: %o', (ticket) => {
  expect(toCreated(TICKET, { ticket }, 7)).toEqual(asSent)
})

test('the response overrides the request even with unknown values, but not the status', () => {
  const ticket = { uuid: 'T-1', subject: 'Takvim', category: 'ODD', priority: 'P0', status: 'CLOSED' }
  expect(toCreated(TICKET, { ticket: { ...ticket, created_at: '2026-11-22T01:31:00Z' } }, 7)).toEqual({
    ...ticket,
    uuid: undefined,
    id: 'T-1',
    status: 'OPEN',
    at: Date.UTC(2026, 10, 22, 1, 31),
  })
})

const ticket = { uuid: 'T-1', subject: 'Takvim' }

test.each([
  ['under ticket', { ticket }],
  ['under data', { data: ticket }],
  ['under data.ticket', { statusCode: 201, data: { ticket } }],
  ['at the top level', ticket],
])('a ticket %s is read', (_where, response) => {
  expect(toCreated(TICKET, response, 7)).toEqual({ ...asSent, id: 'T-1', subject: 'Takvim' })
})

test.each([{ ticket: null }, { ticket: [] }, { data: null }, { ticket: 'T-1' }, null, 'ok', [ticket], undefined])(
  'a response without a readable ticket falls back to the request: %j',
  (response) => {
    expect(toCreated(TICKET, response, 7)).toEqual(asSent)
  },
)

test.each([{ uuid: 104 }, { id: 104 }, { uuid: null, id: '104' }])('a numeric id is shown as text: %j', (numbered) => {
  expect(toCreated(TICKET, { ticket: numbered }, 7)).toEqual({ ...asSent, id: '104' })
})

test('an unreadable field does not affect the others', () => {
  const odd = { uuid: {}, subject: ['x'], category: 3, priority: true, created_at: 12 }
  expect(toCreated(TICKET, { ticket: { ...odd, id: 'T-2' } }, 7)).toEqual({ ...asSent, id: 'T-2', category: '3' })
})
