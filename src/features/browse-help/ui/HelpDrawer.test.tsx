import { waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { listResponse } from '../../../../tests/support/help-articles'
import { uuid } from '../../../../tests/support/uuid'
import {
  requests,
  contentOf,
  listOf,
  openHelp,
  errorResponse,
  search,
  setLanguage,
  startHelpPlatform,
  pendingResponse,
  visibleLoadingTexts,
} from '../../../../tests/support/vitest/help-screen'

const server = startHelpPlatform()

test('a chosen article gets the focus, and going back returns to its entry with the search kept', async () => {
  server.use(listOf(listResponse(3)), contentOf({ title: 'Yazı 2', help_content: 'Bir\n\nİki' }))
  const { drawer } = await openHelp()
  await drawer.findByText('Yazı 2')
  await userEvent.type(search(drawer), 'yazı 2')
  await userEvent.click(drawer.getByRole('button', { name: /^Yazı 2/ }))
  expect(drawer.getByRole('heading', { name: 'Yazı 2', level: 3 })).toHaveFocus()
  expect(await drawer.findByText('İki')).toBeInTheDocument()
  expect(drawer.getByRole('heading', { name: 'Yazı 2', level: 3 })).toHaveFocus()
  expect(drawer.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Bir', 'İki']),
  )
  await userEvent.click(drawer.getByRole('button', { name: 'Tüm makaleler' }))
  expect(drawer.getByRole('button', { name: /^Yazı 2/ })).toHaveFocus()
  expect(search(drawer)).toHaveValue('yazı 2')
  // An entry that reappears after filtering must not take the focus from the search.
  await userEvent.type(search(drawer), 'x{Backspace}')
  expect(search(drawer)).toHaveFocus()
})

test('if the entry has disappeared, the focus returns to the number of results and can move on', async () => {
  server.use(listOf(listResponse(3)), contentOf({ help_content: 'Bir' }))
  const { drawer, scope } = await openHelp()
  await drawer.findByText('Yazı 2')
  await userEvent.click(drawer.getByRole('button', { name: /^Yazı 2/ }))
  server.use(listOf(listResponse(1)))
  await setLanguage('en', scope)
  await waitFor(() => expect(drawer.getByRole('button', { name: /^Article 1/, hidden: true })).toBeInTheDocument())
  await userEvent.click(drawer.getByRole('button', { name: 'All articles' }))
  expect(document.activeElement).toHaveTextContent(/^1 article$/)
  await userEvent.type(drawer.getByRole('searchbox'), 'x')
  expect(drawer.getByRole('searchbox')).toHaveFocus()
})

test('an article shows that it is loading, empty, or could not be loaded', async () => {
  server.use(listOf(listResponse(1)), pendingResponse())
  const { drawer, scope } = await openHelp()
  await userEvent.click(await drawer.findByRole('button', { name: /^Yazı 1/ }))
  const article = within(drawer.getByRole('article', { name: 'Yazı 1' }))
  expect(visibleLoadingTexts(article)).toHaveLength(1)

  server.use(errorResponse('content'))
  await setLanguage('en', scope)
  expect(await drawer.findByText('The article could not be loaded')).toBeInTheDocument()
  expect(drawer.queryByText('Loading...')).not.toBeInTheDocument()
  expect(drawer.getByRole('button', { name: 'Create a support ticket' })).toBeInTheDocument()

  server.use(contentOf(null))
  await userEvent.click(drawer.getByRole('button', { name: 'Try again' }))
  expect(await drawer.findByText('No content found')).toBeInTheDocument()
})

test('a missing article is not an error', async () => {
  server.use(listOf(listResponse(1)), errorResponse('content', 404))
  const { drawer } = await openHelp()
  await userEvent.click(await drawer.findByRole('button', { name: /^Yazı 1/ }))
  expect(await drawer.findByText('İçerik bulunamadı')).toBeInTheDocument()
  expect(drawer.queryByRole('alert')).not.toBeInTheDocument()
})

test('an article of which nothing is safe to show has no content (F-R16)', async () => {
  server.use(listOf(listResponse(1)), contentOf({ title: 'Yazı 1', help_content_html: '<p><video></video></p>' }))
  const { drawer } = await openHelp()
  await userEvent.click(await drawer.findByRole('button', { name: /^Yazı 1/ }))
  expect(await drawer.findByText('İçerik bulunamadı')).toBeInTheDocument()
})

test.each([
  ['<p><video></video></p>', 'Düz metin'],
  ['<p>&#160;</p>', 'Düz metin'],
  ['<p>Biçimli metin</p>', 'Biçimli metin'],
])('of an article with the HTML %j and a plain text, "%s" is shown', async (html, shown) => {
  server.use(listOf(listResponse(1)), contentOf({ help_content_html: html, help_content: 'Düz metin' }))
  const { drawer } = await openHelp()
  await userEvent.click(await drawer.findByRole('button', { name: /^Yazı 1/ }))
  await drawer.findByText(shown)
  const texts = ['Düz metin', 'Biçimli metin', 'İçerik bulunamadı']
  expect(texts.filter((text) => drawer.queryByText(text))).toEqual([shown])
})

test('another language requests list and article again, once, and keeps the article open (F-H17)', async () => {
  server.use(listOf(listResponse(2)), contentOf({ title: 'Başlık', help_content: 'Metin' }))
  const { drawer, scope } = await openHelp()
  await userEvent.click(await drawer.findByRole('button', { name: /^Yazı 1/ }))
  await drawer.findByText('Metin')
  requests.length = 0
  server.use(contentOf({ title: 'Title', help_content: 'Text' }))
  await setLanguage('en', scope)
  expect(await drawer.findByText('Text')).toBeInTheDocument()
  expect(drawer.getByRole('heading', { name: 'Title' })).toHaveFocus()
  await waitFor(() => expect(requests).toHaveLength(3))
  expect(requests).toContainEqual({ uuid: uuid(1), lang_id: 'EN' })
  expect(requests.every((query) => 'lang_id' in query && query.lang_id === 'EN')).toBe(true)
  await setLanguage('tr', scope)
  expect(await drawer.findByText('Metin')).toBeInTheDocument()
  expect(requests).toHaveLength(3)
})
