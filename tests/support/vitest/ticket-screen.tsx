import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { scopeBind } from 'effector'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect } from 'vitest'
import { TicketDrawer, ticketRequested } from '@/features/create-ticket'
import { ToastCenter } from '@/features/review-toasts'
import type { Language } from '@/shared/i18n'
import { prefetchViews } from '@/shared/ui/lazy'
import { TicketForm } from '../../../src/features/create-ticket/ui/TicketDrawer'
import en from '../../../src/shared/i18n/locales/en/ticket.json' with { type: 'json' }
import tr from '../../../src/shared/i18n/locales/tr/ticket.json' with { type: 'json' }
import { startServer } from './platform-server'
import { pngFile } from './png'
import { PLATFORM, renderScreen } from './render-screen'
import { CONTACT } from './ticket-request'

const POST_TICKET = `${PLATFORM}/api/v1/tickets/companies/post`
const TEXTS = { tr, en }

/** A platform that knows the doctor and creates every ticket; `created` are the forms of these tickets. */
export function startTicketPlatform() {
  const server = startServer()
  const created: FormData[] = []
  beforeEach(() => {
    created.length = 0
    server.use(
      http.get(`${PLATFORM}/api/v1/user/info-detail`, () =>
        HttpResponse.json({
          statusCode: 200,
          userInfo: {
            uuid: '3f0c1f0e-6a57-4f0b-9d0e-2b1f8f6c3a11',
            name: CONTACT.contact_name,
            surname: CONTACT.contact_surname,
            email: CONTACT.contact_email,
            phone_code: '+90',
            phone_number: '5321234567',
          },
        }),
      ),
      http.post(POST_TICKET, async ({ request }) => {
        created.push(await request.formData())
        return HttpResponse.json({ ticket: { uuid: 'T-104' } })
      }),
    )
  })
  /** Replaces the response to every request, or only to one. */
  const respond = (response: () => Response | Promise<Response | undefined>, { times }: { times?: 1 } = {}) =>
    server.use(http.post(POST_TICKET, response, { once: times === 1 }))
  return { created, respond }
}

/** Opens the form next to the toasts. */
export async function openTicket(path: `/${Language}${string}` = '/tr') {
  const view = await renderScreen(
    <>
      <TicketDrawer />
      <ToastCenter />
    </>,
    { path },
  )
  await act(prefetchViews)
  await act(TicketForm.load)
  // Not `allSettled`, which waits until a ticket that is being sent has arrived.
  const open = () => act(() => scopeBind(ticketRequested, { scope: view.scope })())
  open()
  const form = ticketForm(path.startsWith('/en') ? 'en' : 'tr')
  await waitFor(() => expect(form.field('contact_name')).not.toHaveValue(''))
  return { ...view, ...form, open }
}

function ticketForm(language: Language) {
  const texts = TEXTS[language]
  const user = userEvent.setup({ applyAccept: false })
  const drawer = () => screen.queryByRole('dialog', { name: texts.title })
  const inside = () => within(screen.getByRole('dialog', { name: texts.title }))
  const button = (name: string) => inside().getByRole('button', { name })
  const field = (name: Exclude<keyof typeof tr.fields, 'attachments'>) =>
    inside().getByLabelText(new RegExp(`^${texts.fields[name]}`))
  const file = () => inside().getByLabelText(new RegExp(texts.fields.attachments))
  const alter = (name: Parameters<typeof field>[0], value: string) =>
    fireEvent.change(field(name), { target: { value } })
  return {
    user,
    alter,
    drawer,
    inside,
    button,
    field,
    chosen: () => drawer()?.querySelector('bdi') ?? null,
    send: () => button(texts.send),
    alert: (text: string) => inside().queryByText(text)?.closest('[role=alert]') ?? null,
    async fill() {
      alter('subject', 'Takvim açılmıyor')
      await user.selectOptions(field('category'), 'TECHNICAL')
      await user.selectOptions(field('priority'), 'HIGH')
      alter('description', 'Bu sabahtan beri takvim boş geliyor.')
    },
    async attach() {
      await user.upload(file(), pngFile())
      await inside().findByRole('button', { name: texts.attachment.remove })
    },
  }
}
