import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { type Listed, listResponse } from '../support/help-articles'
import { startServer } from '../support/vitest/platform-server'
import { PLATFORM, renderPortal } from '../support/vitest/render-screen'

const HELP = `${PLATFORM}/api/v1/tickets/companies/help_contents`
const LETTERS = '1f7b3a90-5c0e-4c3e-8f55-9d0f2b6a7c31'

interface Requested {
  uuid: string
  lang_id: 'TR' | 'EN'
}

const server = startServer()
const requested: Requested[] = []

beforeEach(() => {
  requested.length = 0
  server.use(
    http.post(`${HELP}/list`, async ({ request }) =>
      HttpResponse.json(listResponse(29)((await request.json()) as Listed)),
    ),
    http.all(`${PLATFORM}/*`, () => HttpResponse.json({}, { status: 404 })),
  )
})

const respondWithArticle = (content: (query: Requested) => object) =>
  server.use(
    http.post(`${HELP}/content`, async ({ request }) => {
      const query = (await request.json()) as Requested
      requested.push(query)
      return HttpResponse.json({ content: { uuid: query.uuid, ...content(query) } })
    }),
  )

async function openArticle(uuid: string) {
  const { router } = await renderPortal(`/tr/destek?article=${uuid}`)
  const main = within(screen.getByRole('main'))
  return {
    main,
    article: within(await main.findByRole('article')),
    address: () => router.state.location.pathname + router.state.location.search,
  }
}

test('a link to an article opens it, and a language change keeps it', async () => {
  const TITLES = { TR: 'Takvimi kullanma', EN: 'Using the calendar' }
  const TEXTS = { TR: 'Sık sorulanlar', EN: 'Frequently asked questions' }
  respondWithArticle(({ lang_id }) => ({
    title: TITLES[lang_id],
    help_content: TEXTS[lang_id],
  }))
  const { main, address } = await openArticle(LETTERS.toUpperCase())
  expect(await main.findByRole('heading', { name: TITLES.TR })).toBeInTheDocument()
  expect(await main.findByText(TEXTS.TR)).toBeInTheDocument()
  const entries = () => main.getAllByRole('link', { name: /^(Yazı|Article) \d+/ })
  await waitFor(() => expect(entries()).toHaveLength(20))

  await userEvent.click(screen.getByRole('button', { name: 'Dil' }))
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'English' }))
  await waitFor(() => expect(address()).toBe(`/en/support?article=${LETTERS.toUpperCase()}`))
  expect(await main.findByRole('heading', { name: TITLES.EN })).toBeInTheDocument()
  expect(main.getByText(TEXTS.EN)).toBeInTheDocument()
  await waitFor(() => expect(entries()[0]).toHaveTextContent('Article 1'))
  expect(requested).toEqual([
    { uuid: LETTERS, lang_id: 'TR' },
    { uuid: LETTERS, lang_id: 'EN' },
  ])
})

test('page, article and tickets of the session form one outline', async () => {
  respondWithArticle(() => ({ title: 'Takvimi kullanma', help_content: 'Gün ve hafta' }))
  const { main, article } = await openArticle(LETTERS)
  expect(await article.findByText('Gün ve hafta')).toBeInTheDocument()
  const headings = (level: number) => main.getAllByRole('heading', { level }).map(({ textContent }) => textContent)
  expect(headings(1)).toEqual(['Destek'])
  expect(headings(2)).toEqual(['Yardım makaleleri', 'Takvimi kullanma', 'Bu oturumdaki talepler'])
})
