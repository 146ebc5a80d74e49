import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled } from 'effector'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { PNG, pngFile } from '../../../../tests/support/vitest/png'
import { startServer } from '../../../../tests/support/vitest/platform-server'
import { PLATFORM, renderScreen } from '../../../../tests/support/vitest/render-screen'
import { $draft } from '../model/ticket-draft'
import { ticketRequested } from '../model/ticket-drawer'
import { TicketDrawer, TicketForm } from './TicketDrawer'

const server = startServer()

const USER = {
  uuid: '3f0c1f0e-6a57-4f0b-9d0e-2b1f8f6c3a11',
  name: 'Ayşe',
  surname: 'Yılmaz',
  email: 'ayse@demo.clinic',
  phone_code: '+90',
  phone_number: '5321234567',
}

const respondWithUser = (respond: () => Response | Promise<Response>) =>
  server.use(http.get(`${PLATFORM}/api/v1/user/info-detail`, respond))
const knownUser = (change: object = {}) => HttpResponse.json({ statusCode: 200, userInfo: { ...USER, ...change } })

async function setup(path: '/tr' | '/en' = '/tr') {
  const view = await renderScreen(<TicketDrawer />, { path })
  await act(TicketForm.load)
  await act(() => allSettled(ticketRequested, { scope: view.scope }))
  return { ...view, user: userEvent.setup({ applyAccept: false }) }
}

const field = (name: RegExp | string) => screen.getByRole('textbox', { name })
const send = () => screen.getByRole('button', { name: 'Gönder' })
const fileInput = () => screen.getByLabelText(/Ek dosya/)
const isDropZoneShown = () => screen.queryByText('Eklemek için dosyayı bırakın') !== null

/** Content of a drop or a paste, with the properties that the browser has. */
const transferOf = (files: File[], ...types: string[]) => ({
  types: [...(files.length > 0 ? ['Files'] : []), ...types],
  items: files.map((file) => ({ kind: 'file', getAsFile: () => file })),
})

test('the contact of the user is filled in, and the button names the missing fields', async () => {
  respondWithUser(() => knownUser())
  await setup()
  await waitFor(() => expect(field('Ad')).toHaveValue('Ayşe'))
  expect(field('Soyad')).toHaveValue('Yılmaz')
  expect(field('E-posta')).toHaveValue('ayse@demo.clinic')
  expect(field('Telefon')).toHaveValue('+90 5321234567')
  expect(send()).toHaveAttribute('aria-disabled', 'true')
  expect(send()).toHaveAccessibleDescription('Göndermek için doldurun: Konu, Kategori, Öncelik, Açıklama')
})

test.each([
  ['a user without a phone', () => knownUser({ phone_code: null, phone_number: null }), 'Ayşe'],
  ['an unknown user', () => new HttpResponse(null, { status: 403 }), ''],
])('%s leaves a field empty, which can be filled in (F-J20)', async (_what, respond, name) => {
  respondWithUser(respond)
  const { user } = await setup()
  await waitFor(() => expect(field('Ad')).toHaveValue(name))
  expect(field('Telefon')).toHaveValue('')
  await user.type(field('Telefon'), '0212')
  expect(field('Telefon')).toHaveValue('0212')
})

test('user data that arrive late fill in only untouched fields', async () => {
  const late = Promise.withResolvers<Response>()
  respondWithUser(() => late.promise)
  const { user } = await setup()
  await user.type(field('Ad'), 'Ayşegül')
  await user.type(field('Soyad'), 'x')
  await user.clear(field('Soyad'))
  late.resolve(knownUser())
  await waitFor(() => expect(field('E-posta')).toHaveValue('ayse@demo.clinic'))
  expect(field('Ad')).toHaveValue('Ayşegül')
  expect(field('Soyad')).toHaveValue('')
})

test('a filled form can be sent, blanks do not count, and the e-mail is not validated', async () => {
  respondWithUser(() => knownUser({ email: 'hiç e-posta değil' }))
  const { user, scope } = await setup()
  await waitFor(() => expect(field('Ad')).toHaveValue('Ayşe'))
  await user.type(field('Konu'), 'Takvim')
  await user.selectOptions(screen.getByLabelText(/Kategori/), 'Hata bildirimi')
  await user.selectOptions(screen.getByLabelText(/Öncelik/), 'Yüksek')
  await user.type(field('Açıklama'), '   ')
  expect(send()).toHaveAccessibleDescription('Göndermek için doldurun: Açıklama')
  await user.type(field('Açıklama'), 'Boş geliyor')
  expect(send()).not.toHaveAttribute('aria-disabled')
  expect(scope.getState($draft)).toEqual({
    subject: 'Takvim',
    category: 'BUG_REPORT',
    priority: 'HIGH',
    description: '   Boş geliyor',
  })
})

test('a pasted text that is too long is not truncated, but counted and reported', async () => {
  respondWithUser(() => knownUser())
  await setup()
  fireEvent.change(field('Konu'), { target: { value: 'a'.repeat(205) } })
  expect(field('Konu')).toHaveValue('a'.repeat(205))
  expect(screen.getByText('205 / 200')).toBeInTheDocument()
  expect(screen.getByText('En fazla 200 karakter olabilir.').closest('[role="alert"]')).toBeInTheDocument()
  expect(field('Konu')).toHaveAttribute('aria-invalid', 'true')
  fireEvent.change(field('Konu'), { target: { value: 'a'.repeat(100) } })
  expect(screen.queryByText('100 / 200')).not.toBeInTheDocument()
})

test.each([
  [
    '/tr',
    'Bir dosya, en fazla 5 MB: PNG, JPG, JPEG, WEBP, PDF, DOC, DOCX, XLS, XLSX. Sürükleyip bırakabilir veya ekran görüntüsünü yapıştırabilirsiniz.',
  ],
  [
    '/en',
    'One file of at most 5 MB: PNG, JPG, JPEG, WEBP, PDF, DOC, DOCX, XLS, XLSX. You can drag and drop it, or paste a screenshot.',
  ],
] as const)('the hint of the attachment in %s names the allowed types', async (path, hint) => {
  respondWithUser(() => knownUser())
  await setup(path)
  expect(screen.getByText(hint)).toBeInTheDocument()
})

test.each([
  [
    'a file of another type',
    [new File(['x'], 'a.exe')],
    /^Desteklenmeyen dosya türü\. İzin verilen: PNG, JPG, JPEG, WEBP, PDF, DOC, DOCX, XLS, XLSX$/,
  ],
  [
    'a file that is too large',
    [new File([PNG, new Uint8Array(5_242_880)], 'a.png')],
    'Dosya boyutu çok büyük. Maksimum 5MB olmalıdır.',
  ],
  ['two files', [pngFile('a.png'), pngFile('b.png')], 'Sadece bir dosya yükleyebilirsiniz.'],
])('%s is rejected with an announced error of the field', async (_what, files, text) => {
  respondWithUser(() => knownUser())
  await setup()
  fireEvent.change(fileInput(), { target: { files } })
  const message = await screen.findByText(text)
  expect(message.closest('[role="alert"]')).toBeInTheDocument()
  expect(fileInput()).toHaveAttribute('aria-describedby', expect.stringContaining(message.id))
  expect(fileInput()).toHaveAttribute('aria-invalid', 'true')
})

test('a file can be dropped once the form is loaded', async () => {
  respondWithUser(() => knownUser())
  const { scope } = await renderScreen(<TicketDrawer />)
  act(() => void allSettled(ticketRequested, { scope }))
  const dialog = screen.getByRole('dialog')
  const dataTransfer = transferOf([pngFile()])

  fireEvent.dragOver(dialog, { dataTransfer })
  expect(isDropZoneShown()).toBe(false)
  expect(fireEvent.drop(dialog, { dataTransfer })).toBe(false)

  await act(TicketForm.load)
  expect(fileInput()).toBeInTheDocument()
  fireEvent.dragEnter(dialog, { dataTransfer })
  expect(isDropZoneShown()).toBe(true)
  fireEvent.dragLeave(dialog, { dataTransfer })
  expect(isDropZoneShown()).toBe(false)
  fireEvent.dragOver(dialog, { dataTransfer })
  expect(isDropZoneShown()).toBe(true)
  fireEvent.drop(dialog, { dataTransfer })
  expect(isDropZoneShown()).toBe(false)
  expect(await screen.findByText('ekran.png')).toBeInTheDocument()
})

test('dragged text is ignored (F-J11)', async () => {
  respondWithUser(() => knownUser())
  await setup()
  const dialog = screen.getByRole('dialog')
  const dataTransfer = transferOf([], 'text/plain')
  fireEvent.dragOver(dialog, { dataTransfer })
  expect(isDropZoneShown()).toBe(false)
  expect(fireEvent.drop(dialog, { dataTransfer }), 'left to the browser').toBe(true)
  expect(fileInput()).not.toHaveAttribute('aria-invalid', 'true')
})

test('a pasted screenshot is attached with a generated name and keeps the focus; a paste with text stays text', async () => {
  respondWithUser(() => knownUser())
  await setup()
  act(() => field('Açıklama').focus())
  const paste = (...types: string[]) =>
    fireEvent.paste(field('Açıklama'), { clipboardData: transferOf([pngFile('image.png')], ...types) })
  expect(paste('text/plain'), 'left to the browser').toBe(true)
  expect(paste()).toBe(false)
  const name = /^ekran-goruntusu-\d{4}-\d\d-\d\d-\d{4}\.png$/
  await waitFor(() => expect(document.querySelector('bdi')).toHaveTextContent(name))
  expect(document.querySelectorAll('bdi')).toHaveLength(1)
  expect(field('Açıklama')).toHaveFocus()
})

test('a file shows isolated name and size, and the focus moves to its remove button and back (F-J10)', async () => {
  respondWithUser(() => knownUser())
  const { user } = await setup()
  const name = `${'çok-'.repeat(30)}uzun\u202Egnp.pdf`
  await user.upload(fileInput(), new File(['%PDF-1.7 '.repeat(1024)], name, { type: 'application/pdf' }))
  const remove = await screen.findByRole('button', { name: 'Ek dosyayı kaldır' })
  await waitFor(() => expect(remove).toHaveFocus())
  const shown = document.querySelector('bdi')
  expect(shown).toHaveTextContent(/^çok-.*\.pdf$/)
  expect(shown).not.toHaveTextContent('\u202E')
  expect(screen.getByText('9 KB')).toBeInTheDocument()
  expect(document.querySelector('img')).not.toBeInTheDocument()
  await user.click(remove)
  await waitFor(() => expect(fileInput()).toHaveFocus())
  expect(shown).not.toBeInTheDocument()
})
