import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toArticleList } from './article-list'

const id = (n: number) => `0000000${n}-aaaa-4aaa-8aaa-aaaaaaaaaaaa`
const content = (n: number) => ({ uuid: id(n), title: ` ${n} `, subtitle: null })
const page = (contents: number[]) => ({ contents: contents.map(content) })
const numbers = (entries: readonly { title: string }[]) => entries.map(({ title }) => Number(title))

test('featured articles come first and are not listed again', () => {
  const { featured, others } = toArticleList([page([1, 2, 3]), page([4])], [3, 1].map(content))
  expect(numbers(featured)).toEqual([3, 1])
  expect(numbers(others)).toEqual([2, 4])
})

test('an article that has moved to the next page in the meantime is listed once', () => {
  expect(numbers(toArticleList([page([1, 2]), page([2, 3])]).others)).toEqual([1, 2, 3])
})

test('an uppercase uuid is the same article', () => {
  const again = { contents: [{ uuid: id(1).toUpperCase(), title: 'again' }] }
  expect(toArticleList([page([1]), again]).others).toHaveLength(1)
})

test('texts are trimmed, and missing texts are empty', () => {
  expect(toArticleList([{ contents: [{ uuid: id(1), subtitle: '  ' }] }]).others).toEqual([
    { uuid: id(1), title: '', subtitle: null },
  ])
})

test('every article of the pages is listed exactly once', () => {
  const few = fc.array(fc.nat(9), { maxLength: 6 })
  fc.assert(
    fc.property(fc.array(few, { maxLength: 4 }), few, (pages, first) => {
      const { featured, others } = toArticleList(pages.map(page), first.map(content))
      const listed = numbers([...featured, ...others])
      expect(listed).toHaveLength(new Set(listed).size)
      expect(new Set(listed)).toEqual(new Set([...pages.flat(), ...first]))
      expect(new Set(numbers(featured))).toEqual(new Set(first))
    }),
  )
})
