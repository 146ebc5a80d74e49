import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAX_ATTACHMENT_BYTES } from '../tickets/attachment.ts'
import { startTestPlatform, type TestPlatform } from '../testing/test-platform.ts'

const FORM = {
  subject: 'Takvim açılmıyor',
  category: 'TECHNICAL',
  priority: 'HIGH',
  description: 'Bu sabahtan beri takvim sayfası boş geliyor.',
  contact_name: 'Ayşe',
  contact_surname: 'Yılmaz',
  contact_email: 'her ne ise',
  contact_phone: '+905321234567',
}
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const pngOf = (size: number) => Buffer.concat([PNG, Buffer.alloc(size - PNG.length)])

let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform({ patients: 10 })
})
afterAll(() => platform.close())

const send = (fields: object, files: readonly (readonly [name: string, content: Buffer, type?: string])[] = []) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  for (const [name, content, type = ''] of files)
    form.append('attachments', new File([new Uint8Array(content)], name, { type }))
  return platform.as('doctor@demo.clinic').post('/api/v1/tickets/companies/post', form)
}

test('a ticket is stored and returned with status OPEN', async () => {
  const { status, body } = await send(FORM)
  const { subject, category, priority, description } = FORM
  expect(status).toBe(200)
  expect(body.ticket).toEqual({
    uuid: expect.any(String),
    subject,
    category,
    priority,
    description,
    status: 'OPEN',
    created_at: expect.any(String),
  })
  expect(platform.services.tickets.all()).toContainEqual(expect.objectContaining({ uuid: body.ticket.uuid, ...FORM }))
})

test('an attachment of up to 5 MiB is stored', async () => {
  const content = pngOf(MAX_ATTACHMENT_BYTES)
  const { status, body } = await send(FORM, [['röntgen.PNG', content]])
  expect(status).toBe(200)
  const [stored] = platform.services.tickets.all().filter(({ uuid }) => uuid === body.ticket.uuid)
  expect(stored).toMatchObject({ attachment_name: 'röntgen.PNG', attachment_size: MAX_ATTACHMENT_BYTES })
  const attachment = platform.services.tickets.attachment(body.ticket.uuid)
  expect(readFileSync(attachment?.file ?? '').equals(content)).toBe(true)
})

test('an attachment of 5 MiB and one byte is too large', async () => {
  expect(await send(FORM, [['büyük.png', pngOf(MAX_ATTACHMENT_BYTES + 1)]])).toMatchObject({
    status: 413,
    body: { statusCode: 413, message: 'Dosya boyutu çok büyük. Maksimum 5MB olmalıdır.' },
  })
})

test.each([
  ['a kind that is not allowed', 'betik.exe', Buffer.from('MZ')],
  ['a name without an ending', 'dosya', PNG],
  ['a Windows program under an allowed extension', 'fatura.doc', Buffer.from('MZ')],
  ['a Linux program under an allowed extension', 'rapor.pdf', Buffer.from([0x7f, 0x45, 0x4c, 0x46])],
  ['a macOS program under an allowed extension', 'foto.png', Buffer.from([0xcf, 0xfa, 0xed, 0xfe])],
  ['a script under an allowed extension', 'liste.xls', Buffer.from('#!/bin/sh')],
  ['nothing at all', 'boş.png', Buffer.alloc(0)],
])('%s is rejected as an attachment', async (_case, name, content) => {
  expect(await send(FORM, [[name, content]])).toMatchObject({
    status: 422,
    body: { errors: { attachments: [expect.stringContaining('Desteklenmeyen dosya türü')] } },
  })
})

test.each([
  ['rapor.pdf', Buffer.from('%PDF-1.7')],
  ['foto.jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ['foto.webp', Buffer.from('RIFF1234WEBPVP8 ')],
  ['eski.doc', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
  ['yeni.docx', Buffer.from('PK\u0003\u0004 word/document.xml')],
  ['liste.xlsx', Buffer.from('PK\u0003\u0004 xl/workbook.xml')],
  ['html.xls', Buffer.from('<html><table></table></html>')],
  ['rtf.doc', Buffer.from('{\\rtf1 }')],
  ['sifreli.docx', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
  ['bosluklu.pdf', Buffer.from('\n%PDF-1.7')],
  ['jpeg.png', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
])('%s is accepted as an attachment', async (name, content) => {
  expect((await send(FORM, [[name, content]])).status).toBe(200)
})

test.each([
  ['a.png', 'application/x-sh', 422],
  ['a.xlsx', 'text/html', 422],
  ['a.png', 'image/png', 200],
  ['a.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 200],
])('%s with the MIME type %s is answered with %i', async (name, type, status) => {
  expect((await send({ ...FORM, subject: `${name} ${type}` }, [[name, PNG, type]])).status).toBe(status)
})

test('a text in place of the attachment is rejected', async () => {
  expect(await send({ ...FORM, attachments: 'ekran.png' })).toMatchObject({
    status: 422,
    body: { errors: { attachments: ['Bu değer geçersiz.'] } },
  })
})

test.each([2, 3])('%i files are rejected', async (count) => {
  const files = Array.from({ length: count }, (_, index) => [`${index}.png`, PNG] as const)
  expect(await send(FORM, files)).toMatchObject({
    status: 422,
    body: { errors: { attachments: ['Sadece bir dosya yükleyebilirsiniz.'] } },
  })
})

test('missing, empty and unknown fields are named', async () => {
  const { subject: _subject, ...rest } = FORM
  const { status, body } = await send({ ...rest, description: '', category: 'OTHER', colour: 'red' })
  expect(status).toBe(422)
  expect(Object.keys(body.errors).toSorted()).toEqual(['category', 'colour', 'description', 'subject'])
})

test.each(['subject', 'description', 'contact_phone'] as const)(
  '%s with only spaces counts as missing',
  async (field) => {
    expect(await send({ ...FORM, [field]: ' \n ' })).toMatchObject({
      status: 422,
      body: { errors: { [field]: ['Bu alan zorunludur.'] } },
    })
  },
)

test('an identical ticket is rejected as a duplicate, another one is not', async () => {
  const form = { ...FORM, subject: 'İki kez gönderilen' }
  expect((await send(form)).status).toBe(200)
  expect(await send(form)).toMatchObject({ status: 409, body: { message: 'Aynı talep az önce oluşturuldu.' } })
  expect((await send({ ...form, priority: 'LOW' })).status).toBe(200)
  expect((await send(form, [['ekran.png', PNG]])).status).toBe(200)
  expect(platform.services.tickets.all().filter(({ subject }) => subject === form.subject)).toHaveLength(3)
})

test('a file in an unknown field is rejected', async () => {
  const form = new FormData()
  for (const [name, value] of Object.entries(FORM)) form.set(name, value)
  form.append('file', new File([new Uint8Array(PNG)], 'ekran.png'))
  expect(await platform.as('doctor@demo.clinic').post('/api/v1/tickets/companies/post', form)).toMatchObject({
    status: 422,
    body: { errors: { file: ['Böyle bir alan yok.'] } },
  })
})

test('a ticket without a form is a 400, and without a token a 401', async () => {
  expect((await platform.as('doctor@demo.clinic').post('/api/v1/tickets/companies/post', FORM)).status).toBe(400)
  expect((await platform.as().post('/api/v1/tickets/companies/post', new FormData())).status).toBe(401)
})
