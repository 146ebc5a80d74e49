import { expect, test } from 'vitest'
import { nextPage } from './next-page'

const contents = [{ uuid: '00000001-aaaa-4aaa-8aaa-aaaaaaaaaaaa' }]
const after = (page: number, pagination: object | null | undefined, some = contents) =>
  nextPage({ contents: some, ...(pagination !== undefined && { pagination }) }, [], page)

test('there is a next page while the page is below the number of pages', () => {
  expect(after(1, { page: 1, total_pages: 3 })).toBe(2)
  expect(after(2, { page: 2, total_pages: 3 })).toBe(3)
  expect(after(3, { page: 3, total_pages: 3 })).toBeUndefined()
})

test.each([undefined, null, {}, { total_pages: null }, { total: 100 }])(
  'with the pagination %j the page is the last one',
  (pagination) => expect(after(1, pagination)).toBeUndefined(),
)

test('an empty page is the last one, whatever the pagination says', () => {
  expect(after(4, { total_pages: 9 }, [])).toBeUndefined()
})
