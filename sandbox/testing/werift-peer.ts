import {
  IceCandidate,
  RTCDtlsFingerprint,
  RTCDtlsParameters,
  RTCDtlsTransport,
  RTCIceGatherer,
  RTCIceParameters,
  RTCIceTransport,
  type RtcpPacket,
  RtpHeader,
  type RtpPacket,
} from 'werift'
import type { DtlsParameters, MediaTransport } from '../telemedicine/media/media-engine.ts'

/** Connects to a transport like a browser, and records the received packets. */
export const joinRoom = async (
  transport: MediaTransport,
  claims: Partial<DtlsParameters> = {},
  address = '127.0.0.1',
) => {
  const { iceParameters, iceCandidates, dtlsParameters } = transport.parameters
  const gatherer = new RTCIceGatherer({
    useIpv4: false,
    useIpv6: false,
    additionalHostAddresses: [address],
    interfaceAddresses: { udp4: address },
  })
  const ice = new RTCIceTransport(gatherer)
  ice.connection.iceControlling = true
  const dtls = new RTCDtlsTransport({}, ice, await RTCDtlsTransport.SetupCertificate(), [1, 7])
  dtls.role = 'client'
  await gatherer.gather()

  const rtp: RtpPacket[] = []
  const rtcp: RtcpPacket[] = []
  dtls.onRtp.subscribe((packet) => void rtp.push(packet))
  dtls.onRtcp.subscribe((packet) => void rtcp.push(packet))

  ice.setRemoteParams(new RTCIceParameters({ ...iceParameters, iceLite: true }))
  for (const candidate of iceCandidates) {
    const { foundation, port, priority } = candidate
    await ice.addRemoteCandidate(new IceCandidate(1, foundation, candidate.address, port, priority, 'udp', 'host'))
  }
  await ice.addRemoteCandidate(undefined)
  const remote = dtlsParameters.fingerprints.map(({ algorithm, value }) => new RTCDtlsFingerprint(algorithm, value))
  dtls.setRemoteParams(new RTCDtlsParameters(remote, 'server'))

  const fingerprints = dtls.localParameters.fingerprints.map(({ value }) => ({ algorithm: 'sha-256' as const, value }))
  await transport.connect({ role: 'client', fingerprints, ...claims })

  const connected = ice.start().then(() => dtls.start())
  // Without a connection it rejects after the last retransmission, 33 seconds later, when the test is over.
  connected.catch(() => {})

  return {
    /** Resolves after the DTLS handshake, and rejects if it failed. */
    connected,
    rtp,
    rtcp,
    sendRtp: (header: Partial<RtpHeader>, payload: string | Buffer) =>
      dtls.sendRtp(Buffer.from(payload), new RtpHeader({ payloadType: 96, timestamp: 1, ...header })),
    sendRtcp: (packet: RtcpPacket) => dtls.sendRtcp([packet]),
    leave: () => dtls.stop(),
  }
}

export type Peer = Awaited<ReturnType<typeof joinRoom>>
