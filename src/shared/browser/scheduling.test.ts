import { expect, test, vi } from 'vitest'
import { nextPaint, nextTask } from './scheduling'

test('`scheduler.yield` is used where the browser has it', async () => {
  const yieldToBrowser = vi.fn(() => Promise.resolve())
  vi.stubGlobal('window', { scheduler: { yield: yieldToBrowser } })
  await nextTask()
  expect(yieldToBrowser).toHaveBeenCalledOnce()
})

test('other browsers yield with a timer', async () => {
  vi.stubGlobal('window', {})
  const signal = vi.fn()
  setTimeout(signal)
  await nextTask()
  expect(signal).toHaveBeenCalledOnce()
})

test('the work continues after the next paint', async () => {
  let paint = () => {}
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => (paint = frame))
  const worked = vi.fn()
  void nextPaint().then(worked)
  await Promise.resolve()
  expect(worked).not.toHaveBeenCalled()
  paint()
  await vi.waitFor(() => expect(worked).toHaveBeenCalledOnce())
})

test('in a hidden tab, which is not painted, the work continues too', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const worked = vi.fn()
  void nextPaint().then(worked)
  await vi.advanceTimersByTimeAsync(100)
  expect(worked).toHaveBeenCalledOnce()
})
