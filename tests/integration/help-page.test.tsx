import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { ticketRequested } from '@/features/create-ticket'
import { listResponse } from '../support/help-articles'
import { contentOf, listOf, requests, startHelpPlatform } from '../support/vitest/help-screen'
import { recordPayloads } from '../support/vitest/record-payloads'
import { notFound, renderPortal } from '../support/vitest/render-screen'

const LETTERS = '1f7b3a90-5c0e-4c3e-8f55-9d0f2b6a7c31'

const server = startHelpPlatform()

beforeEach(() => server.use(listOf(listResponse(29)), notFound))

async function openArticle(uuid: string) {
  const { path, scope } = await renderPortal(`/tr/destek?article=${uuid}`)
  const main = within(screen.getByRole('main'))
  return { main, scope, path, article: within(await main.findByRole('article')) }
}

test('a link to an article opens it, and a language change keeps it', async () => {
  server.use(contentOf({ title: 'Takvimi kullanma', help_content: 'Sık sorulanlar' }))
  const { main, path } = await openArticle(LETTERS.toUpperCase())
  expect(await main.findByRole('heading', { name: 'Takvimi kullanma' })).toBeInTheDocument()
  expect(await main.findByText('Sık sorulanlar')).toBeInTheDocument()
  const entries = () => main.getAllByRole('link', { name: /^(Yazı|Article) \d+/ })
  await waitFor(() => expect(entries()).toHaveLength(20))

  server.use(contentOf({ title: 'Using the calendar', help_content: 'Frequently asked questions' }))
  await userEvent.click(screen.getByRole('button', { name: 'Dil' }))
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'English' }))
  await waitFor(() => expect(path()).toBe(`/en/support?article=${LETTERS.toUpperCase()}`))
  expect(await main.findByRole('heading', { name: 'Using the calendar' })).toBeInTheDocument()
  expect(main.getByText('Frequently asked questions')).toBeInTheDocument()
  await waitFor(() => expect(entries()[0]).toHaveTextContent('Article 1'))
  expect(requests.filter((query) => 'uuid' in query)).toEqual([
    { uuid: LETTERS, lang_id: 'TR' },
    { uuid: LETTERS, lang_id: 'EN' },
  ])
})

test('below the tickets of the session a button requests the ticket form', async () => {
  server.use(contentOf({ title: 'Takvimi kullanma', help_content: 'Gün ve hafta' }))
  const { main, scope } = await openArticle(LETTERS)
  const requestedForms = recordPayloads(ticketRequested, scope)
  await userEvent.click(main.getByRole('button', { name: 'Destek talebi oluştur' }))
  expect(requestedForms).toHaveLength(1)
})

test('page, article and tickets of the session form one outline', async () => {
  server.use(contentOf({ title: 'Takvimi kullanma', help_content: 'Gün ve hafta' }))
  const { main, article } = await openArticle(LETTERS)
  expect(await article.findByText('Gün ve hafta')).toBeInTheDocument()
  const headings = (level: number) => main.getAllByRole('heading', { level }).map(({ textContent }) => textContent)
  expect(headings(1)).toEqual(['Destek'])
  expect(headings(2)).toEqual(['Yardım makaleleri', 'Takvimi kullanma', 'Bu oturumdaki talepler'])
})
