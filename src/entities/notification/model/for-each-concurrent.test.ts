import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forEachConcurrent } from './for-each-concurrent'

test('each is done once, in order of beginning, and never more at once than allowed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 0, max: 40 }),
      fc.scheduler(),
      async (most, count, scheduler) => {
        const items = Array.from({ length: count }, (_, n) => n)
        const started: number[] = []
        let underWay = 0
        let mostUnderWay = 0
        const work = async (item: number) => {
          started.push(item)
          underWay += 1
          mostUnderWay = Math.max(mostUnderWay, underWay)
          await scheduler.schedule(Promise.resolve())
          underWay -= 1
        }
        const all = forEachConcurrent(most, items, work, new AbortController().signal)
        await scheduler.waitFor(all)
        expect(started).toEqual(items)
        expect(mostUnderWay).toBe(Math.min(most, count))
      },
    ),
  )
})

test('after the signal nothing new begins, and what had begun is waited for', async () => {
  const stop = new AbortController()
  const ended: number[] = []
  const work = async (item: number) => {
    if (item === 2) stop.abort()
    await Promise.resolve()
    ended.push(item)
  }
  await forEachConcurrent(2, [1, 2, 3, 4, 5], work, stop.signal)
  expect(ended).toEqual([1, 2])
})
