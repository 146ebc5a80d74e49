import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { createCall } from './call.ts'
import { type Channel, createChannel } from './channel.ts'

vi.mock('./channel.ts')

const setup = () => {
  const devices = Promise.withResolvers<MediaStream>()
  const stop = vi.fn<() => void>()
  // Only the members that these tests use, here and of the channel below: Node has no media.
  const stream = { getTracks: () => [{ kind: 'video', enabled: true, stop }] } as unknown as MediaStream
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => devices.promise } })
  vi.stubGlobal(
    'MediaStream',
    class {
      getTracks = () => []
    },
  )
  const socket = Object.assign(new EventEmitter(), {
    connected: false,
    connect: vi.fn<() => void>(),
    disconnect: vi.fn<() => void>(),
  })
  vi.mocked(createChannel).mockReturnValue({ socket } as unknown as Channel)
  const call = createCall({ room: '', name: '', remote: new MediaStream(), onChange() {}, onLocalStream() {} })
  return { call, socket, stop, allowDevices: () => devices.resolve(stream) }
}

test('leaving before the devices are open does not join', async () => {
  const { call, socket, stop, allowDevices } = setup()
  const joining = call.join()
  await call.leave()
  allowDevices()
  await joining
  expect(socket.connect).not.toHaveBeenCalled()
  expect(stop).toHaveBeenCalledOnce()
})

test('leaving and joining again before the devices are open joins once', async () => {
  const { call, socket, stop, allowDevices } = setup()
  const joining = call.join()
  await call.leave()
  const joiningAgain = call.join()
  allowDevices()
  await Promise.all([joining, joiningAgain])
  expect(socket.connect).toHaveBeenCalledOnce()
  expect(stop).toHaveBeenCalledOnce()
})

test('a disconnect simulated before the devices are open stays until the rejoin', async () => {
  const { call, socket, stop, allowDevices } = setup()
  const joining = call.join()
  call.simulateDisconnect()
  allowDevices()
  await joining
  expect(socket.connect).not.toHaveBeenCalled()
  expect(stop).not.toHaveBeenCalled()
})

test('leaving after a disconnect by the server does not rejoin', async () => {
  vi.useFakeTimers()
  const { call, socket, allowDevices } = setup()
  allowDevices()
  await call.join()
  socket.emit('disconnect', 'io server disconnect')
  await call.leave()
  vi.runAllTimers()
  expect(socket.connect).toHaveBeenCalledOnce()
})
