import { expect, test } from 'vitest'
import { articleIdOf, articlePath } from './article-navigation'

const UUID = '1f7b3a90-5c0e-4c3e-8f55-9d0f2b6a7c31'

test('the URL of an article is the help page of the language, and is parsed back', () => {
  expect(articlePath('tr', UUID)).toBe(`/tr/destek?article=${UUID}`)
  expect(articlePath('en', UUID)).toBe(`/en/support?article=${UUID}`)
  expect(articleIdOf(`?a=1&article=${UUID.toUpperCase()}`)).toBe(UUID)
  expect(articleIdOf('?article=Ab_17')).toBe('Ab_17')
})

test.each([
  '',
  '?',
  '?article',
  '?article=',
  '?article=a/b',
  `?article=${UUID}%20`,
  '?article=%00',
  `?articles=${UUID}`,
])('%j contains no article', (search) => expect(articleIdOf(search)).toBeNull())
