import { act, screen } from '@testing-library/react'
import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import { renderScreen } from '../../../../tests/support/vitest/render-screen'
import { type CreatedTicket, ticketCreated } from '../model/tickets'
import { TicketList } from './TicketList'

const TICKET: CreatedTicket = {
  id: 'T-104',
  subject: 'Takvim açılmıyor',
  category: 'TECHNICAL',
  priority: 'CRITICAL',
  status: 'OPEN',
  at: Date.parse('2026-11-22T10:15:00+03:00'),
}

async function setup(path: '/tr' | '/en', ...tickets: CreatedTicket[]) {
  const { scope } = await renderScreen(<TicketList />, { path })
  for (const ticket of tickets) await act(() => allSettled(ticketCreated, { scope, params: ticket }))
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
}

test('without a ticket the list shows an empty state', async () => {
  await setup('/tr')
  expect(screen.getByText('Bu oturumda oluşturduğunuz destek talepleri burada görünür.')).toBeInTheDocument()
})

test('each ticket shows subject, category, priority, status, number and time', async () => {
  const [row] = await setup('/tr', TICKET)
  for (const text of ['Takvim açılmıyor', 'Teknik destek', 'Kritik', 'Açık', 'No: T-104']) expect(row).toContain(text)
  expect(row).toMatch(/22\.11\.2026 \d\d:15/)
})

test('the labels are in the current language', async () => {
  const [row] = await setup('/en', TICKET)
  for (const text of ['Technical support', 'Critical', 'Open']) expect(row).toContain(text)
})

test('the newest ticket is last, and unknown values are shown as the platform sends them (F-J22)', async () => {
  const rows = await setup('/tr', TICKET, { ...TICKET, id: null, subject: 'İkinci', category: 'ODD', priority: 'P0' })
  expect(rows).toHaveLength(2)
  for (const text of ['İkinci', 'ODD', 'P0']) expect(rows[1]).toContain(text)
  expect(rows[1]).not.toContain('No:')
})
