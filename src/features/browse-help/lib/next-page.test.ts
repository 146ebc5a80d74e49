import { expect, test } from 'vitest'
import { nextPage } from './next-page'

const contents = [{ uuid: '00000001-aaaa-4aaa-8aaa-aaaaaaaaaaaa' }]
const after = (page: number, pagination: object | null | undefined, some = contents) =>
  nextPage({ contents: some, ...(pagination !== undefined && { pagination }) }, [], page)

test('there is another page while this one is below the number of pages', () => {
  expect(after(1, { page: 1, total_pages: 3 })).toBe(2)
  expect(after(2, { page: 2, total_pages: 3 })).toBe(3)
  expect(after(3, { page: 3, total_pages: 3 })).toBeUndefined()
})

test.each([undefined, null, {}, { total_pages: null }, { total: 100 }])(
  'with %j as pagination the page is the last one',
  (pagination) => expect(after(1, pagination)).toBeUndefined(),
)

test('a page with nothing on it is the last one, whatever the platform counts', () => {
  expect(after(4, { total_pages: 9 }, [])).toBeUndefined()
})
