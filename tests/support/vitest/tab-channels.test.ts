// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'

const received = vi.fn()

test('a page can receive messages of other tabs', async () => {
  const channel = new BroadcastChannel('test')
  channel.addEventListener('message', received)
  new BroadcastChannel('test').postMessage('first')
  await vi.waitFor(() => expect(received).toHaveBeenCalledOnce())
})

test('a page that was left receives none', async () => {
  const delivered = Promise.withResolvers<unknown>()
  new BroadcastChannel('test').addEventListener('message', delivered.resolve)
  new BroadcastChannel('test').postMessage('second')
  await delivered.promise
  expect(received).not.toHaveBeenCalled()
})
