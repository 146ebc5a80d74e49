import { expect, test } from 'vitest'
import { createTicket } from '@/shared/api'
import { exchange, expectSessionOver, expectApiError } from '../support/http-exchange.ts'
import { eachLike, like, string } from '../support/matchers.ts'
import { type ExampleFile, postForm } from '../support/ticket-form.ts'

const PATH = '/api/v1/tickets/companies/post'

const form = {
  subject: 'Takvim açılmıyor',
  category: 'TECHNICAL',
  priority: 'HIGH',
  description: 'Bu sabahtan beri takvim sayfası boş geliyor.',
  contact_name: 'Ayşe',
  contact_surname: 'Yılmaz',
  contact_email: 'doctor@demo.clinic',
  contact_phone: '+905321234567',
} as const

const ticket = {
  uuid: 'c4d1e8f7-96a3-4b5c-8f7e-0a1b2c3d4e5f',
  subject: form.subject,
  category: form.category,
  priority: form.priority,
  description: form.description,
  created_at: '2026-11-21T09:12:03+03:00',
}

const picture: ExampleFile = {
  name: 'ekran.png',
  type: 'image/png',
  content: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
}

const textFile: ExampleFile = { name: 'notlar.txt', type: 'text/plain', content: Buffer.from('Ben bir resim değilim.') }

const asFile = ({ name, type, content }: ExampleFile) => new File([new Uint8Array(content)], name, { type })

test.each([
  { category: 'TECHNICAL', priority: 'HIGH' },
  { category: 'BILLING', priority: 'CRITICAL' },
  { category: 'FEATURE_REQUEST', priority: 'LOW' },
  { category: 'BUG_REPORT', priority: 'NORMAL' },
  { category: 'ACCOUNT', priority: 'HIGH' },
  { category: 'GENERAL', priority: 'LOW' },
  { category: 'MAINTENANCE', priority: 'NORMAL' },
] as const)('a ticket without a file is created and returned: $category, $priority', async (choices) => {
  const chosen = { ...form, ...choices }
  const created = { ...ticket, ...choices }
  const response = await exchange(
    {
      receiving: `a support ticket without a file: ${choices.category}, ${choices.priority}`,
      request: postForm(PATH, chosen),
      responseBody: { ticket: like(created) },
    },
    () => createTicket(chosen),
  )
  expect(response).toEqual({ ticket: created })
})

test('a ticket is created with one file, whatever the body of the response is (F-J23)', async () => {
  const response = await exchange(
    { receiving: 'a support ticket with a file', request: postForm(PATH, form, picture) },
    () => createTicket({ ...form, attachments: asFile(picture) }),
  )
  expect(response).toEqual({})
})

test('a rejected ticket has a message and an error for each field', async () => {
  const rejection = await exchange(
    {
      receiving: 'a support ticket with a file of a type that is not allowed',
      request: postForm(PATH, form, textFile),
      language: 'tr',
      status: 422,
      responseBody: {
        message: string('Bazı alanlar geçersiz.'),
        errors: { attachments: eachLike('Desteklenmeyen dosya türü.') },
      },
    },
    () => expectApiError(() => createTicket({ ...form, attachments: asFile(textFile) })),
  )
  expect(rejection).toMatchObject({
    kind: 'rejected',
    status: 422,
    serverMessage: 'Bazı alanlar geçersiz.',
    fieldErrors: { attachments: ['Desteklenmeyen dosya türü.'] },
  })
})

test('a file that is too large is rejected with status 413', async () => {
  const rejection = await exchange(
    {
      given: [['an attachment of this size is too large', { bytes: picture.content.length }]],
      receiving: 'a support ticket with a file that is too large',
      request: postForm(PATH, form, picture),
      status: 413,
    },
    () => expectApiError(() => createTicket({ ...form, attachments: asFile(picture) })),
  )
  expect(rejection).toMatchObject({ kind: 'rejected', status: 413 })
})

test('a 401 to sending a ticket ends the session', () =>
  expectSessionOver({ receiving: 'a support ticket', request: postForm(PATH, form) }, () => createTicket(form)))
