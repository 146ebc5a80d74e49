import { expect, test } from 'vitest'
import type { ArticleEntry } from './article-list'
import { findArticles } from './find-articles'

const entry = (title: string): ArticleEntry => ({ uuid: title, title, subtitle: 'takvim' })
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
