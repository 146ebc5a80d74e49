import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { configureTestHttp } from '../../../tests/support/vitest/configure-test-http'
import { startServer } from '../../../tests/support/vitest/platform-server'
import { TICKET } from '../../../tests/support/vitest/ticket-request'
import { createTicket } from './index'

const PLATFORM = 'https://platform.example'
const server = startServer()

const ticket = { ...TICKET, description: 'Sabahtan beri boş; "iki kez" denedim.' }

function setup(
  respond: () => Response | Promise<Response> = () => HttpResponse.json({ ticket: { subject: ticket.subject } }),
) {
  const received: { contentType: string | null; form: FormData }[] = []
  configureTestHttp({ baseUrl: PLATFORM })
  server.use(
    http.post(`${PLATFORM}/api/v1/tickets/companies/post`, async ({ request }) => {
      received.push({ contentType: request.headers.get('content-type'), form: await request.formData() })
      return respond()
    }),
  )
  return received
}

test('a ticket without a file is a form of its text fields (F-J23)', async () => {
  const received = setup()
  await expect(createTicket(ticket)).resolves.toEqual({ ticket: { subject: ticket.subject } })
  expect(received[0]?.contentType).toMatch(/^multipart\/form-data; ?boundary=/)
  expect(Object.fromEntries(received[0]?.form ?? [])).toEqual(ticket)
})

test('line breaks are sent as a form encodes them', async () => {
  const received = setup()
  await createTicket({ ...ticket, description: 'Sabahtan beri boş.\nİki kez denedim.' })
  expect(received[0]?.form.get('description')).toBe('Sabahtan beri boş.\r\nİki kez denedim.')
})

test('a file is sent with its name, byte for byte', async () => {
  const received = setup()
  const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 255])
  await createTicket({ ...ticket, attachments: new File([bytes], 'ekran görüntüsü.png', { type: 'image/png' }) })
  const file = received[0]?.form.get('attachments') as File
  expect(file).toBeInstanceOf(File)
  expect({ name: file.name, type: file.type }).toEqual({ name: 'ekran görüntüsü.png', type: 'image/png' })
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes)
})

test('the progress of an upload is reported', async () => {
  setup()
  const onUploadProgress = vi.fn()
  const file = new File([new Uint8Array(300_000)], 'rapor.pdf', { type: 'application/pdf' })
  await createTicket({ ...ticket, attachments: file }, { onUploadProgress })
  expect(onUploadProgress).toHaveBeenCalled()
  expect(onUploadProgress.mock.lastCall?.[0].loaded).toBeGreaterThan(300_000)
})

test('an upload that is not answered fails after 120 s', async () => {
  vi.useFakeTimers()
  const received = setup(() => new Promise(() => {}))
  const failed = vi.fn()
  void createTicket(ticket).catch(failed)
  await vi.waitFor(() => expect(received).toHaveLength(1))
  await vi.advanceTimersByTimeAsync(110_000)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10_000)
  await vi.waitFor(() => expect(failed).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout' })))
})

test('an HTML 413 of a proxy is a rejection without a message (F-J16)', async () => {
  setup(() => new HttpResponse('<h1>413 Request Entity Too Large</h1>', { status: 413 }))
  await expect(createTicket(ticket)).rejects.toMatchObject({ kind: 'rejected', status: 413, serverMessage: null })
})

test('a 200 without a ticket is a created ticket (F-J17)', async () => {
  setup(() => HttpResponse.json({}))
  await expect(createTicket(ticket)).resolves.toEqual({})
})

test.each([
  ['an empty body', () => new HttpResponse(null, { status: 201 })],
  ['no content', () => new HttpResponse(null, { status: 204 })],
  ['a page', () => new HttpResponse('<h1>Created</h1>', { status: 200 })],
  ['null', () => HttpResponse.json(null, { status: 201 })],
  ['a text', () => HttpResponse.json('T-104', { status: 201 })],
  ['a list', () => HttpResponse.json([{ uuid: 'T-104' }], { status: 201 })],
])('a success with %s is read as an empty object where the body is optional', async (_what, respond) => {
  setup(respond)
  await expect(createTicket(ticket, { isBodyOptional: true })).resolves.toEqual({})
})

test.each([
  { ticket: null },
  { ticket: { uuid: 104 } },
  { data: { id: 104 } },
  { id: 104, subject: 'Takvim açılmıyor' },
])('the body of a success is returned unchanged: %j', async (body) => {
  setup(() => HttpResponse.json(body, { status: 201 }))
  await expect(createTicket(ticket, { isBodyOptional: true })).resolves.toEqual(body)
})

test.each([
  ['the body', { statusCode: 422, ticket: { uuid: 'T-104' } }],
  ['data', { data: { statusCode: 422 } }],
])('statusCode 422 in %s of a 200 stays a failure', async (_where, body) => {
  setup(() => HttpResponse.json(body))
  await expect(createTicket(ticket, { isBodyOptional: true })).rejects.toMatchObject({ kind: 'rejected', status: 422 })
})

test('a 201 and a ticket with only some fields are accepted', async () => {
  setup(() => HttpResponse.json({ ticket: { uuid: 'T-104', category: 'SOMETHING_NEW' } }, { status: 201 }))
  await expect(createTicket(ticket)).resolves.toEqual({ ticket: { uuid: 'T-104', category: 'SOMETHING_NEW' } })
})
