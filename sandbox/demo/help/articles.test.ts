import { expect, test } from 'vitest'
import { demoArticles } from './articles.ts'
import { CALENDAR_CATEGORY } from './calendar-category.ts'

const articles = demoArticles()
const inLanguage = (language: 'TR' | 'EN') => articles.filter((article) => article.language === language)

test('there is more than one page of articles in both languages', () => {
  expect(inLanguage('TR').length).toBeGreaterThanOrEqual(24)
  expect(inLanguage('EN').length).toBeGreaterThan(20)
  expect(inLanguage('TR').filter(({ category }) => category === CALENDAR_CATEGORY)).toHaveLength(6)
})

test('an article has one text in each language and the same position in both lists', () => {
  const keys = articles.map(({ uuid, language }) => `${uuid} ${language}`)
  expect(new Set(keys).size).toBe(keys.length)
  const positions = new Map(inLanguage('TR').map(({ uuid, position }) => [uuid, position]))
  for (const { uuid, position } of inLanguage('EN')) expect(positions.get(uuid)).toBe(position)
})

test('there are articles with an image, a video, plain text, no content and no translation', () => {
  const turkish = inLanguage('TR')
  expect(turkish.some(({ html }) => html?.includes('<img src="data:image/png;base64,'))).toBe(true)
  expect(turkish.some(({ video }) => video)).toBe(true)
  expect(turkish.some(({ html, text }) => !html && text)).toBe(true)
  expect(turkish.some(({ html, text, video }) => !html && !text && !video)).toBe(true)
  expect(inLanguage('EN').length).toBeLessThan(turkish.length)
})
