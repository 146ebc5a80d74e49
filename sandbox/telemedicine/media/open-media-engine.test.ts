import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import type { MediasoupLibrary, MediasoupWorker } from './mediasoup-library.ts'
import { openBestEngine } from './open-media-engine.ts'

const missing = () => Promise.reject(new Error('Cannot find package'))

/** A mediasoup whose workers are not processes; `kill` ends the last one. */
const fakeLibrary = (pid = Number.NaN) => {
  const deaths: (() => void)[] = []
  const startWorker = vi.fn(
    async (): Promise<MediasoupWorker> => ({
      pid,
      on: (_event, listener) => void deaths.push(() => listener(new Error('killed'))),
      createRouter: async () => ({
        rtpCapabilities: {},
        createWebRtcTransport: () => Promise.reject(new Error('nobody asked for one')),
        canConsume: () => false,
        close: () => undefined,
      }),
      close: () => undefined,
    }),
  )
  const library: MediasoupLibrary = { version: '3.0.0', createWorker: startWorker }
  return { library, startWorker, kill: () => deaths.at(-1)?.() }
}

test('where a worker can be had, it carries the calls', async () => {
  const { library } = fakeLibrary()
  const engine = await openBestEngine({}, vi.fn<() => void>(), async () => library)
  expect(engine.name).toBe('mediasoup 3.0.0')
})

test('where none can, the engine of our own does, and nothing is said', async () => {
  const report = vi.fn<() => void>()
  expect((await openBestEngine({}, report, missing)).name).toBe('werift')
  const library = { version: '3.0.0', createWorker: () => Promise.reject(new Error('spawn ENOENT')) }
  expect((await openBestEngine({}, report, async () => library)).name).toBe('werift')
  expect(report).not.toHaveBeenCalled()
})

test('why a worker that was named does not run is said', async () => {
  const report = vi.fn<() => void>()
  const engine = await openBestEngine({ MEDIASOUP_WORKER_BIN: '/nowhere' }, report, missing)
  expect(engine.name).toBe('werift')
  expect(report).toHaveBeenCalledWith('The worker of MEDIASOUP_WORKER_BIN does not run: Cannot find package')
})

test('who asks for mediasoup gets it or nothing', async () => {
  const report = vi.fn<() => void>()
  expect((await openBestEngine({ MEDIA_ENGINE: 'mediasoup' }, report, async () => fakeLibrary().library)).name).toBe(
    'mediasoup 3.0.0',
  )
  await expect(openBestEngine({ MEDIA_ENGINE: 'mediasoup' }, report, missing)).rejects.toThrow('Cannot find package')
})

test('who asks for the own engine gets it', async () => {
  const load = vi.fn<() => Promise<MediasoupLibrary>>()
  expect((await openBestEngine({ MEDIA_ENGINE: 'werift' }, vi.fn<() => void>(), load)).name).toBe('werift')
  expect(load).not.toHaveBeenCalled()
})

test('when the worker dies its rooms are told, and the next room starts another', async () => {
  const { library, startWorker, kill } = fakeLibrary()
  const engine = await openBestEngine({}, vi.fn<() => void>(), async () => library)
  const [died, closedBefore] = [vi.fn<() => void>(), vi.fn<() => void>()]
  await engine.openRouter({ routerClosed: died })
  const closed = await engine.openRouter({ routerClosed: closedBefore })
  closed.close()

  kill()
  expect(died).toHaveBeenCalledOnce()
  expect(closedBefore).not.toHaveBeenCalled()

  await Promise.all([engine.openRouter({ routerClosed: died }), engine.openRouter({ routerClosed: died })])
  expect(startWorker).toHaveBeenCalledTimes(2)
})

test('a crash on purpose ends the process that the worker is', async () => {
  const worker = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  const ended = once(worker, 'exit')
  const { library } = fakeLibrary(worker.pid)
  const engine = await openBestEngine({}, vi.fn<() => void>(), async () => library)
  engine.crash()
  expect(await ended).toEqual([null, 'SIGKILL'])
})

test('a worker that ends with the platform is no death', async () => {
  const { library, kill } = fakeLibrary()
  const engine = await openBestEngine({}, vi.fn<() => void>(), async () => library)
  const died = vi.fn<() => void>()
  await engine.openRouter({ routerClosed: died })
  engine.close()
  kill()
  expect(died).not.toHaveBeenCalled()
})
