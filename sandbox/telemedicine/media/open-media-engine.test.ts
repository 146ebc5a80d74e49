import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { NetworkInterfaceInfoIPv4 } from 'node:os'
import { expect, test, vi } from 'vitest'
import type { MediasoupLibrary, MediasoupWorker } from './mediasoup-library.ts'
import { mediaAddresses, openBestEngine } from './open-media-engine.ts'

const missing = () => Promise.reject(new Error('Cannot find package'))

/** Fake mediasoup without worker processes; `kill` ends the last worker. */
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

const addressOf = (address: string, more: Partial<NetworkInterfaceInfoIPv4> = {}): NetworkInterfaceInfoIPv4 => ({
  address,
  family: 'IPv4',
  internal: false,
  netmask: '255.255.255.0',
  mac: '00:00:00:00:00:00',
  cidr: null,
  ...more,
})
const lo = [addressOf('127.0.0.1', { internal: true })]

test('media use loopback and one network address of the machine', () => {
  const eth0 = [addressOf('169.254.3.4'), addressOf('192.0.2.2')]
  expect(mediaAddresses({}, { lo, eth0, eth1: [addressOf('198.51.100.7')] })).toEqual(['127.0.0.1', '192.0.2.2'])
})

test('without a network media use loopback only', () => {
  expect(mediaAddresses({}, { lo })).toEqual(['127.0.0.1'])
})

test('a configured address is the only one', () => {
  expect(mediaAddresses({ MEDIA_ADDRESS: '203.0.113.9' }, { lo, eth0: [addressOf('192.0.2.2')] })).toEqual([
    '203.0.113.9',
  ])
})

test('mediasoup is used if its worker can be started', async () => {
  const { library } = fakeLibrary()
  const engine = await openBestEngine({}, vi.fn<() => void>(), async () => library)
  expect(engine.name).toBe('mediasoup 3.0.0')
})

test('werift is used without a report if no worker can be started', async () => {
  const report = vi.fn<() => void>()
  expect((await openBestEngine({}, report, missing)).name).toBe('werift')
  const library = { version: '3.0.0', createWorker: () => Promise.reject(new Error('spawn ENOENT')) }
  expect((await openBestEngine({}, report, async () => library)).name).toBe('werift')
  expect(report).not.toHaveBeenCalled()
})

test('the reason is reported if the worker of MEDIASOUP_WORKER_BIN does not run', async () => {
  const report = vi.fn<() => void>()
  const engine = await openBestEngine({ MEDIASOUP_WORKER_BIN: '/nowhere' }, report, missing)
  expect(engine.name).toBe('werift')
  expect(report).toHaveBeenCalledWith('The worker of MEDIASOUP_WORKER_BIN does not run: Cannot find package')
})

test('MEDIA_ENGINE=mediasoup does not fall back to werift', async () => {
  const report = vi.fn<() => void>()
  expect((await openBestEngine({ MEDIA_ENGINE: 'mediasoup' }, report, async () => fakeLibrary().library)).name).toBe(
    'mediasoup 3.0.0',
  )
  await expect(openBestEngine({ MEDIA_ENGINE: 'mediasoup' }, report, missing)).rejects.toThrow('Cannot find package')
})

test('MEDIA_ENGINE=werift selects werift', async () => {
  const load = vi.fn<() => Promise<MediasoupLibrary>>()
  expect((await openBestEngine({ MEDIA_ENGINE: 'werift' }, vi.fn<() => void>(), load)).name).toBe('werift')
  expect(load).not.toHaveBeenCalled()
})

test('when the worker dies its routers are closed, and the next router starts a new worker', async () => {
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

test('a requested crash kills the worker process', async () => {
  const worker = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  const ended = once(worker, 'exit')
  const { library } = fakeLibrary(worker.pid)
  const engine = await openBestEngine({}, vi.fn<() => void>(), async () => library)
  engine.crash()
  expect(await ended).toEqual([null, 'SIGKILL'])
})

test('a worker that ends with the platform closes no router', async () => {
  const { library, kill } = fakeLibrary()
  const engine = await openBestEngine({}, vi.fn<() => void>(), async () => library)
  const died = vi.fn<() => void>()
  await engine.openRouter({ routerClosed: died })
  engine.close()
  kill()
  expect(died).not.toHaveBeenCalled()
})
