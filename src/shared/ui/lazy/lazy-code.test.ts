import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLazyCode, prefetchViews, resetLazyCode } from './lazy-code'

beforeEach(() => void vi.stubGlobal('window', {}))
afterEach(resetLazyCode)

const View = () => null

test('the chunk is loaded once', async () => {
  const load = vi.fn(() => Promise.resolve(View))
  const code = createLazyCode(load)
  expect(code.state()).toEqual({ status: 'idle' })
  const requests = [code.load(), code.load()]
  expect(code.state()).toEqual({ status: 'loading' })
  await Promise.all(requests)
  await code.load()
  expect(code.state()).toEqual({ status: 'loaded', code: View })
  expect(load).toHaveBeenCalledOnce()
})

test('a failed load is repeated when the component is required', async () => {
  const error = new Error('Loading chunk 7 failed')
  const code = createLazyCode(vi.fn(() => Promise.resolve(View)).mockRejectedValueOnce(error))
  await code.load()
  expect(code.state()).toEqual({ status: 'failed', error })
  const repeated = code.load()
  expect(code.state()).toEqual({ status: 'loading' })
  await repeated
  expect(code.state()).toEqual({ status: 'loaded', code: View })
})

test('views are prefetched by priority, except those without one; a failure stops none, and is repeated', async () => {
  const started: string[] = []
  const load = (name: string) => () => {
    started.push(name)
    return name === 'patient' ? Promise.reject(new Error('Loading chunk 7 failed')) : Promise.resolve(View)
  }
  createLazyCode(load('menu bar'), 'low')
  createLazyCode(load('never'))
  createLazyCode(load('patient'), 'medium')
  createLazyCode(load('palette'), 'high')
  createLazyCode(load('reminders'), 'medium')
  await prefetchViews()
  expect(started).toEqual(['palette', 'patient', 'reminders', 'menu bar'])
  await prefetchViews()
  expect(started).toEqual(['palette', 'patient', 'reminders', 'menu bar', 'patient'])
})
