import { screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { TicketListSlot } from '@/features/create-ticket'
import { installFakeTime } from '../support/fake-time'
import { openTicket, startTicketPlatform } from '../support/ticket-screen'

const platform = startTicketPlatform()
installFakeTime()

test.each([
  [
    'has no readable time',
    () => HttpResponse.json({ data: { uuid: 'T-104', created_at: null } }, { status: 201 }),
    /T-104/,
  ],
  ['is empty', () => new HttpResponse('', { status: 201 }), /Açık/],
  ['has no ticket', () => HttpResponse.json({ ticket: null }), /Açık/],
  ['has a numeric id', () => HttpResponse.json({ id: 105, subject: 'Takvim açılmıyor' }, { status: 201 }), /105/],
  ['is HTML', () => new HttpResponse('<html>', { status: 200 }), /Açık/],
])('a ticket counts as created if the body of a successful response %s', async (_, respond, shown) => {
  let sent = 0
  platform.respond(() => {
    sent += 1
    return respond()
  })
  const { user, fill, send } = await openTicket('/tr/destek', <TicketListSlot />)
  await fill()
  await user.click(send())
  expect(await screen.findByText('Destek talebi başarıyla oluşturuldu')).toBeInTheDocument()
  expect(screen.queryByText(/Destek talebi oluşturulamadı/)).not.toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  const [created, ...others] = screen
    .getAllByRole('listitem')
    .filter(({ textContent }) => textContent.includes('Takvim'))
  expect(created).toHaveTextContent('Açık')
  expect(created).toHaveTextContent(shown)
  expect(others).toEqual([])
  expect(sent).toBe(1)
})
