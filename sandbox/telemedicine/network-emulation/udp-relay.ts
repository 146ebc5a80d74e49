import { createSocket, type RemoteInfo, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { createTrafficShaper, type TrafficShaper } from './traffic-shaper.ts'
import type { NetworkProfile } from './network-profile.ts'

interface Target {
  address: string
  port: number
}

export interface Relay {
  /** Where a browser reaches the target over the line. */
  port: number
  close(): void
}

const bound = async (address: string): Promise<Socket> => {
  const socket = createSocket('udp4')
  // Where nobody listens any more the system says so; on a line packets then just go nowhere.
  socket.on('error', () => undefined)
  socket.bind(0, address)
  await once(socket, 'listening')
  return socket
}

/** A port that passes on what arrives, both ways, as well as the line lets it. */
export const openRelay = async ({ address, port }: Target, line: NetworkProfile): Promise<Relay> => {
  const front = await bound(address)
  /** The way to the target for each port of a browser, so that what comes back is known whose it is. */
  const ways = new Map<string, Promise<{ socket: Socket; up: TrafficShaper; down: TrafficShaper }>>()
  let isClosed = false

  const openDirection = async ({ address: browser, port: browserPort }: RemoteInfo) => {
    const socket = await bound(address)
    const up = createTrafficShaper(line.up, (packet) => socket.send(packet, port, address))
    const down = createTrafficShaper(line.down, (packet) => front.send(packet, browserPort, browser))
    socket.on('message', (packet) => down.send(packet))
    return { socket, up, down }
  }
  const directionOf = (from: RemoteInfo) => {
    const key = `${from.address}:${from.port}`
    const found = ways.get(key) ?? openDirection(from)
    ways.set(key, found)
    return found
  }

  front.on('message', (packet, from) => {
    void directionOf(from).then(({ up }) => {
      if (!isClosed) up.send(packet)
    })
  })

  return {
    port: front.address().port,
    close() {
      if (isClosed) return
      isClosed = true
      front.close()
      for (const way of ways.values()) {
        void way.then(({ socket, up, down }) => {
          up.close()
          down.close()
          socket.close()
        })
      }
    },
  }
}
