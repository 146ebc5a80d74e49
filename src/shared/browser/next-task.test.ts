import { afterEach, expect, test, vi } from 'vitest'
import { nextPaint, nextTask } from './next-task'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the browser says itself when it is our turn again', async () => {
  const ourTask = vi.fn(() => Promise.resolve())
  vi.stubGlobal('window', { scheduler: { yield: ourTask } })
  await nextTask()
  expect(ourTask).toHaveBeenCalledOnce()
})

test('a browser that cannot say so has its turn all the same', async () => {
  vi.stubGlobal('window', {})
  const signal = vi.fn()
  setTimeout(signal)
  await nextTask()
  expect(signal).toHaveBeenCalledOnce()
})

test('what has happened is painted before the work goes on', async () => {
  let paint = () => {}
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => (paint = frame))
  const worked = vi.fn()
  void nextPaint().then(worked)
  await Promise.resolve()
  expect(worked).not.toHaveBeenCalled()
  paint()
  await vi.waitFor(() => expect(worked).toHaveBeenCalledOnce())
})

test('in a tab that nobody looks at, where nothing is painted, the work goes on too', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const worked = vi.fn()
  void nextPaint().then(worked)
  await vi.advanceTimersByTimeAsync(100)
  expect(worked).toHaveBeenCalledOnce()
})
