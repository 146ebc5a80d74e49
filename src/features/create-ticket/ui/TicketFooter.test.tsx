import { act, screen } from '@testing-library/react'
import { allSettled, scopeBind } from 'effector'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { ApiError, type ApiErrorKind } from '@/shared/api'
import { startServer } from '../../../../tests/support/vitest/platform-server'
import { recordToastTexts } from '../../../../tests/support/vitest/record-toast-texts'
import { PLATFORM, renderScreen } from '../../../../tests/support/vitest/render-screen'
import { TICKET } from '../../../../tests/support/vitest/ticket-request'
import { submitFx, ticketSubmitted, uploadProgressed } from '../model/submit-ticket'
import { ticketRequested } from '../model/ticket-drawer'
import { TicketDrawer, TicketForm } from './TicketDrawer'

const server = startServer()

/** A ticket without a file that fails after its upload. */
async function failTicket(kind: ApiErrorKind, status?: number) {
  server.use(http.get(`${PLATFORM}/api/v1/user/info-detail`, () => new HttpResponse(null, { status: 403 })))
  const fail = () => {
    scopeBind(uploadProgressed)(1)
    throw new ApiError({ kind, operation: 'POST', ...(status && { status }) })
  }
  const { scope } = await renderScreen(<TicketDrawer />, { handlers: [[submitFx, fail]] })
  const toasts = await recordToastTexts(scope)
  await act(TicketForm.load)
  await act(() => allSettled(ticketRequested, { scope }))
  await act(() => allSettled(ticketSubmitted, { scope, params: { values: TICKET, details: '' } }))
  return toasts
}

test.each([
  ['offline', 'Bağlantı kesildi'],
  ['timeout', 'Sunucu zamanında yanıt vermedi'],
] as const)(
  'a ticket that gets no response after its upload (%s) may exist: toast and form say so',
  async (kind, reason) => {
    expect(await failTicket(kind)).toEqual([
      `danger: Destek talebi oluşturulamadı: ${reason}; talep yine de ulaşmış olabilir.`,
    ])
    const advice = `${reason}; talep ulaşmış olabilir. Yazdıklarınız ve dosyanız duruyor.`
    expect(screen.getByText(advice)).toBeInTheDocument()
  },
)

test('a ticket without a file that is too large asks for a shorter description, not for another file (F-J16)', async () => {
  expect(await failTicket('rejected', 413)).toEqual(['danger: Destek talebi oluşturulamadı'])
  expect(screen.getByText('Destek talebi oluşturulamadı').parentElement).toHaveTextContent(
    /^Destek talebi oluşturulamadıYazdıklarınız duruyor\. Açıklamayı kısaltıp yeniden gönderin\.$/,
  )
})
