import { expect, test, vi } from 'vitest'
import { memoizeByObject } from './memoize'

test('a result is computed once for each object, also if it is undefined', () => {
  const compute = vi.fn<(key: { name?: string }) => string | undefined>(({ name }) => name)
  const read = memoizeByObject(compute)
  const [named, unnamed] = [{ name: 'a' }, {}]
  expect([read(named), read(unnamed), read(named), read(unnamed)]).toEqual(['a', undefined, 'a', undefined])
  expect(compute).toHaveBeenCalledTimes(2)
  read({ name: 'a' })
  expect(compute).toHaveBeenCalledTimes(3)
})
