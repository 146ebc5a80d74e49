import { act, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { openTicket, startTicketPlatform } from '../support/vitest/ticket-screen'
import { findToast } from '../support/vitest/toast-region'

const { created, respond } = startTicketPlatform()

const CREATED = 'Destek talebi başarıyla oluşturuldu'
const FAILED = 'Destek talebi oluşturulamadı'

async function setup() {
  const form = await openTicket()
  await form.fill()
  await form.attach()
  expect(form.chosen()).toHaveTextContent(/^ekran\.png$/)
  return form
}

/** The platform responds when the test calls `release`; without a response it creates the ticket. */
function holdTicket(response?: () => Response) {
  const { promise, resolve } = Promise.withResolvers<void>()
  respond(() => promise.then(response), { times: 1 })
  return resolve
}

test('the drawer can be closed and opened again while a ticket is sent; a toast shows the result', async () => {
  const { user, send, drawer, button, inside, open } = await setup()
  const release = holdTicket()
  await user.click(send())
  expect(await inside().findByRole('progressbar')).toBeInTheDocument()
  const isAnnounced = (text: HTMLElement) => text.closest('[role=status]') !== null
  expect(
    inside()
      .getAllByText(/gönderiliyor/i)
      .some(isAnnounced),
  ).toBe(true)
  await user.click(button('Kapat'))
  expect(drawer()).not.toBeInTheDocument()
  open()
  expect(inside().getByRole('progressbar')).toBeInTheDocument()
  await user.click(button('Kapat'))
  expect(drawer()).not.toBeInTheDocument()
  release()
  expect(await findToast(CREATED)).toBeInTheDocument()
  expect(created).toHaveLength(1)
})

test('a file that cannot be read any more says that no ticket was created, and what to do', async () => {
  const { user, send, inside, button } = await setup()
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'))
  await user.click(send())
  expect(await inside().findByText(FAILED)).toBeInTheDocument()
  expect(inside().getByText(/^Ek dosya gönderilemedi/)).toBeInTheDocument()
  expect(button('Ek dosyayı kaldır')).toHaveFocus()
  expect(created).toEqual([])
})

test('a file that a proxy finds too large: the error and what to do are shown, the input is kept, and a retry succeeds', async () => {
  const { user, send, drawer, inside, field, chosen } = await setup()
  const text = `${FAILED}: Dosya boyutu çok büyük. Maksimum 5MB olmalıdır.`
  respond(() => HttpResponse.html('<h1>413 Request Entity Too Large</h1>', { status: 413 }), { times: 1 })
  await user.click(send())
  expect(await findToast(text)).toBeInTheDocument()
  expect(inside().getByText(text)).toBeInTheDocument()
  expect(
    inside().getByText('Yazdıklarınız duruyor. Dosyayı kaldırın veya daha küçük bir dosya ekleyip yeniden gönderin.'),
  ).toBeInTheDocument()
  expect(field('subject')).toHaveValue('Takvim açılmıyor')
  expect(chosen()).toHaveTextContent(/^ekran\.png$/)
  await user.click(send())
  expect(await findToast(CREATED)).toBeInTheDocument()
  expect(drawer()).not.toBeInTheDocument()
  expect(created).toHaveLength(1)
})

test('a lost or missing network keeps the input for a retry (F-J14)', async () => {
  const { user, send, inside, field, chosen } = await setup()
  const advice = /^Bağlantı kurulamadı\. Yazdıklarınız ve dosyanız duruyor/
  const release = holdTicket(() => HttpResponse.error())
  await user.click(send())
  release()
  expect(
    await findToast(`${FAILED}: Bağlantı kurulamadı. Bağlantınızı kontrol edip yeniden gönderin.`),
  ).toBeInTheDocument()
  expect(inside().getByText(FAILED)).toBeInTheDocument()
  expect(inside().getByText(advice)).toBeInTheDocument()

  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  const releaseOffline = holdTicket(() => HttpResponse.error())
  await user.click(send())
  expect(inside().queryByText(advice)).not.toBeInTheDocument()
  releaseOffline()
  expect(await inside().findByText(advice)).toBeInTheDocument()
  isOnline.mockRestore()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(field('subject')).toHaveValue('Takvim açılmıyor')
  expect(chosen()).toHaveTextContent(/^ekran\.png$/)
  await user.click(send())
  expect(await findToast(CREATED)).toBeInTheDocument()
  expect(created).toHaveLength(1)
})

test('a field error of the platform is shown at the field until it changes (F-A08)', async () => {
  const { user, send, inside, alert, field } = await setup()
  const errors = { subject: ['Bu konu çok genel.'], priority: ['Bu öncelik kapalı.'], attachments: ['Virüs bulundu.'] }
  respond(() => HttpResponse.json({ statusCode: 422, message: 'Bazı alanlar geçersiz.', errors }, { status: 422 }))
  await user.click(send())
  expect(await inside().findByText(`${FAILED}: Bazı alanlar geçersiz.`)).toBeInTheDocument()
  for (const [text] of Object.values(errors)) expect(alert(text ?? '')).toBeInTheDocument()
  expect(field('subject')).toHaveAccessibleDescription(/Bu konu çok genel\./)
  expect(field('subject')).toHaveFocus()
  await user.type(field('subject'), ' hafta')
  await waitFor(() => expect(alert('Bu konu çok genel.')).not.toBeInTheDocument())
  await user.selectOptions(field('priority'), 'LOW')
  expect(alert('Bu öncelik kapalı.')).not.toBeInTheDocument()
  expect(alert('Virüs bulundu.')).toBeInTheDocument()
})

test('an error of the attachment alone moves the focus to it, a failure without field errors leaves it', async () => {
  const { user, send, inside, button } = await setup()
  respond(() => HttpResponse.json({}, { status: 500 }), { times: 1 })
  await user.click(send())
  expect(await inside().findByText(FAILED)).toBeInTheDocument()
  expect(send()).toHaveFocus()
  const errors = { attachments: ['Virüs bulundu.'] }
  respond(() => HttpResponse.json({ statusCode: 422, errors }, { status: 422 }))
  await user.click(send())
  await waitFor(() => expect(button('Ek dosyayı kaldır')).toHaveFocus())
})

test('a field error leaves the focus alone while the drawer is closed', async () => {
  const { user, send, drawer, button, open, field } = await setup()
  const errors = { priority: ['Bu öncelik kapalı.'] }
  const release = holdTicket(() => HttpResponse.json({ statusCode: 422, errors }, { status: 422 }))
  await user.click(send())
  await user.click(button('Kapat'))
  const before = document.activeElement
  release()
  expect(await findToast(FAILED)).toBeInTheDocument()
  expect(drawer()).not.toBeInTheDocument()
  expect(before).toHaveFocus()
  open()
  expect(field('subject')).toHaveFocus()
})
