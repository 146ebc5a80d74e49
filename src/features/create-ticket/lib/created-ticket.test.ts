import { expect, test } from 'vitest'
import type { CreateTicketRequest } from '@/shared/api'
import { toCreated } from './created-ticket'

const request: CreateTicketRequest = {
  subject: 'Takvim açılmıyor',
  category: 'TECHNICAL',
  priority: 'HIGH',
  description: 'Boş.',
  contact_name: 'Ayşe',
  contact_surname: 'Yılmaz',
  contact_email: 'a@b.c',
  contact_phone: '0',
}

test.each([{}, { uuid: null, subject: ' ', category: null, priority: null, created_at: 'dün', status: null }])(
  'what the platform leaves out is taken from what was sent: %o',
  (ticket) => {
    expect(toCreated(request, ticket, 7)).toEqual({
      id: null,
      subject: 'Takvim açılmıyor',
      category: 'TECHNICAL',
      priority: 'HIGH',
      status: 'OPEN',
      at: 7,
    })
  },
)

test('what it says stands, also what the portal does not know, but not the status', () => {
  const ticket = { uuid: 'T-1', subject: 'Takvim', category: 'ODD', priority: 'P0', status: 'CLOSED' }
  expect(toCreated(request, { ...ticket, created_at: '2026-11-22T01:31:00Z' }, 7)).toEqual({
    ...ticket,
    uuid: undefined,
    id: 'T-1',
    status: 'OPEN',
    at: Date.UTC(2026, 10, 22, 1, 31),
  })
})
