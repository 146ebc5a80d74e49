import { createSocket } from 'node:dgram'
import { once } from 'node:events'

const HEADER_BYTES = 12
const ADDRESS_QUERY = 1
/** Answer record: the name of the question, type A, class IN, a TTL of one second, 127.0.0.1. */
const LOOPBACK = Buffer.from([0xc0, 0x0c, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, 127, 0, 0, 1])

/** A DNS server for which every name is this machine. @returns its address, and a function that stops it */
export async function startNameServer() {
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => {
    const answers = query.readUInt16BE(query.length - 4) === ADDRESS_QUERY ? [LOOPBACK] : []
    const header = Buffer.from([...query.subarray(0, 2), 0x81, 0x80, 0, 1, 0, answers.length, 0, 0, 0, 0])
    socket.send(Buffer.concat([header, query.subarray(HEADER_BYTES), ...answers]), port, address)
  })
  await once(socket.bind(0, '127.0.0.1'), 'listening')
  return { address: `127.0.0.1:${socket.address().port}`, stop: () => void socket.close() }
}
