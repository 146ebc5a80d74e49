import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forEachConcurrent } from './send-many'

test('each item is processed once, started in order, with at most the given concurrency', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 0, max: 40 }),
      fc.scheduler(),
      async (maxConcurrent, count, scheduler) => {
        const items = Array.from({ length: count }, (_, n) => n)
        const started: number[] = []
        let running = 0
        let maxRunning = 0
        const work = async (item: number) => {
          started.push(item)
          running += 1
          maxRunning = Math.max(maxRunning, running)
          await scheduler.schedule(Promise.resolve())
          running -= 1
        }
        const all = forEachConcurrent(maxConcurrent, items, work, new AbortController().signal)
        await scheduler.waitFor(all)
        expect(started).toEqual(items)
        expect(maxRunning).toBe(Math.min(maxConcurrent, count))
      },
    ),
  )
})

test('after the abort signal no item is started, and started items are awaited', async () => {
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
