import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findArticles, groupArticles, type ListedArticle, nextPage, toArticleContent } from './articles'

const id = (n: number) => `0000000${n}-aaaa-4aaa-8aaa-aaaaaaaaaaaa`
const content = (n: number) => ({ uuid: id(n), title: ` ${n} `, subtitle: null })
const page = (contents: number[]) => ({ contents: contents.map(content) })
const numbers = (entries: readonly { title: string }[]) => entries.map(({ title }) => Number(title))

test('featured articles come first and are not listed again', () => {
  const { featured, others } = groupArticles([page([1, 2, 3]), page([4])], [3, 1].map(content))
  expect(numbers(featured)).toEqual([3, 1])
  expect(numbers(others)).toEqual([2, 4])
})

test('an article that has moved to the next page in the meantime is listed once', () => {
  expect(numbers(groupArticles([page([1, 2]), page([2, 3])]).others)).toEqual([1, 2, 3])
})

test('an uppercase uuid is the same article, other ids are kept as they are', () => {
  const again = { contents: [{ uuid: id(1).toUpperCase(), title: 'again' }] }
  expect(groupArticles([page([1]), again]).others).toHaveLength(1)
  expect(groupArticles([{ contents: [{ uuid: 'Ab_17' }] }]).others[0]?.uuid).toBe('Ab_17')
})

test('texts are trimmed, and missing texts are empty', () => {
  expect(groupArticles([{ contents: [{ uuid: id(1), subtitle: '  ' }] }]).others).toEqual([
    { uuid: id(1), title: '', subtitle: null },
  ])
})

test('every article of the pages is listed exactly once', () => {
  const few = fc.array(fc.nat(9), { maxLength: 6 })
  fc.assert(
    fc.property(fc.array(few, { maxLength: 4 }), few, (pages, first) => {
      const { featured, others } = groupArticles(pages.map(page), first.map(content))
      const listed = numbers([...featured, ...others])
      expect(listed).toHaveLength(new Set(listed).size)
      expect(new Set(listed)).toEqual(new Set([...pages.flat(), ...first]))
      expect(new Set(numbers(featured))).toEqual(new Set(first))
    }),
  )
})

const entry = (title: string): ListedArticle => ({ uuid: title, title, subtitle: 'takvim' })
const list = {
  featured: [entry('Takvimde randevu oluşturma')],
  others: [entry('Çalışma saatleri ve izin günleri'), entry('IŞIK ayarı'), entry('')],
}
const found = (term: string) => {
  const { featured, others } = findArticles(list, term)
  return [...featured, ...others].map(({ title }) => title)
}

test.each(['', '   '])('without a term (%j) all articles are returned', (term) =>
  expect(findArticles(list, term)).toEqual(list),
)

test.each([
  ['RANDEVU', 'Takvimde randevu oluşturma'],
  ['calisma', 'Çalışma saatleri ve izin günleri'],
  ['GÜNLERİ', 'Çalışma saatleri ve izin günleri'],
  ['isik', 'IŞIK ayarı'],
  ['ışık', 'IŞIK ayarı'],
  ['izin  saat', 'Çalışma saatleri ve izin günleri'],
])('%s finds %s', (term, title) => expect(found(term)).toEqual([title]))

test('every word must be in the title; the subtitle does not count', () => {
  expect(found('randevu izin')).toEqual([])
  expect(found('takvim')).toEqual(['Takvimde randevu oluşturma'])
})

const contents = [{ uuid: '00000001-aaaa-4aaa-8aaa-aaaaaaaaaaaa' }]
const after = (page: number, pagination: object | null | undefined, some = contents) =>
  nextPage({ contents: some, ...(pagination !== undefined && { pagination }) }, [], page)

test('there is a next page while the page is below the number of pages', () => {
  expect(after(1, { page: 1, total_pages: 3 })).toBe(2)
  expect(after(2, { page: 2, total_pages: 3 })).toBe(3)
  expect(after(3, { page: 3, total_pages: 3 })).toBeUndefined()
})

test.each([
  [1, { total: 41, limit: 20 }, 2],
  [2, { total: 41, limit: 20, total_pages: null }, 3],
  [3, { total: 41, limit: 20 }, undefined],
])(
  'without the number of pages it follows from the number of articles: after %s of %j comes %s',
  (page, pagination, next) => expect(after(page, pagination)).toBe(next),
)

test.each([undefined, null, {}, { total_pages: null }, { total: 100 }, { total: 100, limit: 0 }])(
  'with the pagination %j the page is the last one',
  (pagination) => expect(after(1, pagination)).toBeUndefined(),
)

test('an empty page is the last one, whatever the pagination says', () => {
  expect(after(4, { total_pages: 9 }, [])).toBeUndefined()
})

const read = (content: object) => toArticleContent({ title: ' Başlık ', ...content }, 'https://portal.example')

test('an article has its HTML and its plain text', () => {
  expect(read({ help_content_html: '<p>A</p>', help_content: 'B' })).toEqual({
    title: 'Başlık',
    subtitle: null,
    html: '<p>A</p>',
    paragraphs: ['B'],
    video: null,
  })
})

test('plain text is split into paragraphs at empty lines', () => {
  expect(read({ help_content_html: null, help_content: '\r\nBir\niki\r\n \r\n\r\nÜç\n\n' })?.paragraphs).toEqual([
    'Bir\niki',
    'Üç',
  ])
})

test('a video alone is content', () => {
  expect(read({ help_content_video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' })?.video).not.toBeNull()
})

test.each(['', ' \n'])('%j is not content', (text) => {
  expect(read({ help_content_html: text, help_content: text })).toBeNull()
})

test.each(['javascript:alert(1)', 'http://video.example/a', '/not-a-video', ''])(
  'an invalid video URL (%j) is ignored',
  (help_content_video) => expect(read({ help_content_video })).toBeNull(),
)

// A parser of quadratic time would exceed the time limit of a test.
test.each([' ', '\n'])('400 000 characters of %j are parsed in linear time', (character) => {
  expect(read({ help_content: character.repeat(400_000) })).toBeNull()
})
