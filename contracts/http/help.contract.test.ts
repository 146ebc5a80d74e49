import { expect, test } from 'vitest'
import { getHelpContent, listHelpContents } from '@/shared/api'
import { exchange, expectSessionOver, post, expectApiError } from '../support/http-exchange.ts'
import { eachLike, integer, string, uuid } from '../support/matchers.ts'

const LIST = '/api/v1/tickets/companies/help_contents/list'
const CONTENT = '/api/v1/tickets/companies/help_contents/content'

const category_id = '4efa709e-3a8d-4b0a-aa84-8b47350e5700'

const article = {
  uuid: '7cbc944b-68cd-4c16-8611-ac9880c9764f',
  title: 'Takvimde randevu oluşturma',
  subtitle: 'Boş bir saate tıklayarak başlayın',
  help_content_html: '<h2>Randevu oluşturma</h2><p>Takvimde <strong>boş bir saate</strong> tıklayın.</p>',
  help_content: null,
  help_content_video: null,
}
const inTurkish = { lang_id: 'TR', category_id, is_featured: true } as const

test('the articles of a category are listed without their texts, with the number of pages', async () => {
  const request = { lang_id: 'TR', category_id, is_featured: null, page: 1, limit: 20 } as const
  const { contents, pagination } = await exchange(
    {
      given: [['a help category has several articles', { category_id, lang_id: 'TR', articles: 21 }]],
      receiving: 'a request for the first page of a help category',
      request: post(LIST, request),
      responseBody: {
        contents: eachLike({ uuid: uuid(article.uuid), title: string(article.title) }),
        pagination: { limit: 20, total: integer(21), total_pages: integer(2) },
      },
    },
    () => listHelpContents(request),
  )
  expect(contents).toEqual([{ uuid: article.uuid, title: article.title }])
  expect(pagination).toEqual({ limit: 20, total: 21, total_pages: 2 })
})

test('featured articles of all categories can be requested, in English', async () => {
  const featured = { ...article, uuid: 'ffab332c-5ca9-4280-bc47-01b8dc4f55af' }
  const request = { lang_id: 'EN', category_id: null, is_featured: true, page: 1, limit: 20 } as const
  const { contents } = await exchange(
    {
      given: [['there is one help article', { article: featured, ...inTurkish, lang_id: 'EN' }]],
      receiving: 'a request for the featured help articles',
      request: post(LIST, request),
      responseBody: {
        contents: eachLike({
          uuid: uuid(featured.uuid),
          title: string(article.title),
          subtitle: string(article.subtitle),
        }),
      },
    },
    () => listHelpContents(request),
  )
  expect(contents).toEqual([{ uuid: featured.uuid, title: article.title, subtitle: article.subtitle }])
})

test('a category that does not exist is rejected with status 404', async () => {
  const request = {
    lang_id: 'TR',
    category_id: '0b9d4e72-1c86-4f3a-8e57-6a2f90d1c3b5',
    is_featured: null,
    page: 1,
    limit: 20,
  } as const
  const rejection = await exchange(
    {
      given: [['there is no such help category', { category_id: request.category_id }]],
      receiving: 'a request for the articles of a category that is not there',
      request: post(LIST, request),
      status: 404,
    },
    () => expectApiError(() => listHelpContents(request)),
  )
  expect(rejection).toMatchObject({ kind: 'notFound', status: 404 })
})

test('an article contains its text', async () => {
  const request = { uuid: article.uuid, lang_id: 'TR' } as const
  const { content } = await exchange(
    {
      given: [['there is one help article', { article, ...inTurkish }]],
      receiving: 'a request for a help article',
      request: post(CONTENT, request),
      responseBody: {
        content: {
          title: string(article.title),
          subtitle: string(article.subtitle),
          help_content_html: string(article.help_content_html),
        },
      },
    },
    () => getHelpContent(request),
  )
  const { title, subtitle, help_content_html } = article
  expect(content).toEqual({ title, subtitle, help_content_html })
})

test('an article may be a plain text with a video', async () => {
  const plain = {
    ...article,
    uuid: '2d6f1c84-7b3e-4a95-8c10-5e9f4a7d2b63',
    help_content_html: null,
    help_content: 'Takvimde boş bir saate tıklayın.',
    help_content_video: 'https://video.bogazicitip.example/takvim.mp4',
  }
  const request = { uuid: plain.uuid, lang_id: 'TR' } as const
  const { content } = await exchange(
    {
      given: [['there is one help article', { article: plain, ...inTurkish }]],
      receiving: 'a request for a help article of plain text with a video',
      request: post(CONTENT, request),
      responseBody: {
        content: {
          help_content: string(plain.help_content),
          help_content_video: string(plain.help_content_video),
        },
      },
    },
    () => getHelpContent(request),
  )
  const { help_content, help_content_video } = plain
  expect(content).toEqual({ help_content, help_content_video })
})

test('an article that is not written in the language has no content', async () => {
  const untranslated = { ...article, uuid: '197181b3-fb22-4c55-9047-ef461fd0d520' }
  const request = { uuid: untranslated.uuid, lang_id: 'EN' } as const
  const { content } = await exchange(
    {
      given: [['there is one help article', { article: untranslated, ...inTurkish }]],
      receiving: 'a request for a help article in a language in which it is not written',
      request: post(CONTENT, request),
      responseBody: { content: null },
    },
    () => getHelpContent(request),
  )
  expect(content).toBeNull()
})

test('an article that does not exist is rejected with status 404', async () => {
  const request = { uuid: 'd35a8c20-9f41-4e6b-b7d8-2e0c64f1a953', lang_id: 'TR' } as const
  const rejection = await exchange(
    {
      given: [['there is no such help article', { uuid: request.uuid }]],
      receiving: 'a request for a help article that is not there',
      request: post(CONTENT, request),
      status: 404,
    },
    () => expectApiError(() => getHelpContent(request)),
  )
  expect(rejection).toMatchObject({ kind: 'notFound', status: 404 })
})

const anyPage = { lang_id: 'EN', category_id: null, is_featured: null, page: 1, limit: 20 } as const
const anyArticle = { uuid: article.uuid, lang_id: 'EN' } as const

test.each([
  { receiving: 'a request for help articles', request: post(LIST, anyPage), call: () => listHelpContents(anyPage) },
  {
    receiving: 'a request for a help article',
    request: post(CONTENT, anyArticle),
    call: () => getHelpContent(anyArticle),
  },
])('the session can be over: $receiving', ({ call, ...requested }) => expectSessionOver(requested, call))
