import { createSocket, type RemoteInfo, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { createTrafficShaper, type TrafficShaper } from './traffic-shaper.ts'
import type { NetworkProfile } from './network-profile.ts'

interface Target {
  address: string
  port: number
}

export interface Relay {
  port: number
  close(): void
}

const bound = async (address: string): Promise<Socket> => {
  const socket = createSocket('udp4')
  // A closed target port is reported as an error; a real network drops such packets.
  socket.on('error', () => undefined)
  socket.bind(0, address)
  await once(socket, 'listening')
  return socket
}

export const openRelay = async ({ address, port }: Target, profile: NetworkProfile): Promise<Relay> => {
  const front = await bound(address)
  /** One socket to the target for each browser port, so that responses reach the right port. */
  const bindings = new Map<string, Promise<{ socket: Socket; up: TrafficShaper; down: TrafficShaper }>>()
  let isClosed = false

  const openBinding = async ({ address: browser, port: browserPort }: RemoteInfo) => {
    const socket = await bound(address)
    const up = createTrafficShaper(profile.up, (packet) => socket.send(packet, port, address))
    const down = createTrafficShaper(profile.down, (packet) => front.send(packet, browserPort, browser))
    socket.on('message', (packet) => down.send(packet))
    return { socket, up, down }
  }
  const bindingOf = (from: RemoteInfo) => {
    const key = `${from.address}:${from.port}`
    const found = bindings.get(key) ?? openBinding(from)
    bindings.set(key, found)
    return found
  }

  front.on('message', (packet, from) => {
    void bindingOf(from).then(({ up }) => {
      if (!isClosed) up.send(packet)
    })
  })

  return {
    port: front.address().port,
    close() {
      if (isClosed) return
      isClosed = true
      front.close()
      for (const binding of bindings.values()) {
        void binding.then(({ socket, up, down }) => {
          up.close()
          down.close()
          socket.close()
        })
      }
    },
  }
}
