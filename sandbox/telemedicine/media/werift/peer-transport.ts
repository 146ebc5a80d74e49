import {
  RTCDtlsFingerprint,
  RTCDtlsParameters,
  RTCDtlsTransport,
  RTCIceGatherer,
  RTCIceParameters,
  RTCIceTransport,
  type RtcpPacket,
  type RtpHeader,
  type RtpPacket,
} from 'werift'
import {
  type DtlsParameters,
  MediaRequestError,
  type TransportCallbacks,
  type TransportParameters,
} from '../media-engine.ts'
import { watchInactivity } from './inactivity-timer.ts'

/** AES_CM_128_HMAC_SHA1_80 (RFC 5764) and AEAD_AES_128_GCM (RFC 7714). */
const SRTP_PROFILES: (1 | 7)[] = [1, 7]

export interface PeerTransportOptions {
  id: string
  /** Addresses at which browsers reach this machine; at least one. */
  addresses: readonly string[]
  callbacks: TransportCallbacks
  /** A browser counts as disconnected after this time without packets. */
  inactivityMs: number
  report: (error: unknown) => void
  onConnected: () => void
  onRtp: (packet: RtpPacket) => void
  onRtcp: (packet: RtcpPacket) => void
}

export type PeerTransport = Awaited<ReturnType<typeof openPeerTransport>>

/** ICE-lite and DTLS connection to one browser, which connects to this machine as the DTLS client. */
export const openPeerTransport = async ({
  id,
  addresses,
  callbacks,
  inactivityMs,
  report,
  ...listens
}: PeerTransportOptions) => {
  await RTCDtlsTransport.SetupCertificate()
  const gatherer = new RTCIceGatherer({
    iceLite: true,
    useTcp: false,
    // Listens at the given addresses only, not at all addresses of this machine.
    useIpv4: false,
    useIpv6: false,
  })
  const ice = new RTCIceTransport(gatherer)
  const dtls = new RTCDtlsTransport({}, ice, undefined, SRTP_PROFILES)
  dtls.role = 'server'
  dtls.onRtp.subscribe(listens.onRtp)
  dtls.onRtcp.subscribe(listens.onRtcp)
  await listenAt(addresses, gatherer)

  let isConnecting = false
  let isClosed = false
  let stopWatching = (): void => undefined

  const unlessClosed = (callback: () => void): void => {
    if (!isClosed) callback()
  }
  dtls.onStateChange.subscribe((state) => {
    if (state === 'closed') unlessClosed(callbacks.closed)
  })

  const startDtls = async (): Promise<void> => {
    await ice.start()
    await dtls.start()
    unlessClosed(() => {
      stopWatching = watchInactivity(ice.connection, inactivityMs, callbacks.disconnected)
      listens.onConnected()
    })
  }

  return {
    parameters: parametersOf(id, gatherer, dtls),
    isOpen: (): boolean => !isClosed && dtls.state === 'connected',

    connect({ fingerprints, role = 'auto' }: DtlsParameters): void {
      if (isConnecting) throw new MediaRequestError('the transport is connected already')
      if (role === 'server') throw new MediaRequestError('the DTLS role has to be client')
      isConnecting = true
      // ICE-lite sends no checks, so it does not use these credentials; they only must not be empty.
      ice.setRemoteParams(new RTCIceParameters({ usernameFragment: 'remote', password: 'remote', iceLite: false }))
      const dtlsFingerprints = fingerprints.map(({ algorithm, value }) => new RTCDtlsFingerprint(algorithm, value))
      dtls.setRemoteParams(new RTCDtlsParameters(dtlsFingerprints, role))
      startDtls().catch(() => unlessClosed(callbacks.disconnected))
    },

    sendRtp: (payload: Buffer, header: RtpHeader): void => void dtls.sendRtp(payload, header),

    sendRtcp(packet: RtcpPacket): void {
      if (!isClosed && dtls.state === 'connected') dtls.sendRtcp([packet]).catch(report)
    },

    close(): void {
      if (isClosed) return
      isClosed = true
      stopWatching()
      dtls.stop().catch(report)
    },
  }
}

/** werift binds all sockets of one gathering to one address; another gathering keeps the sockets of the previous ones. */
const listenAt = async (addresses: readonly string[], { connection }: RTCIceGatherer): Promise<void> => {
  for (const address of addresses) {
    connection.options.additionalHostAddresses = [address]
    connection.options.interfaceAddresses = { udp4: address, udp6: address }
    connection.restart()
    await connection.gatherCandidates()
  }
}

const parametersOf = (
  id: string,
  { localCandidates, localParameters: { usernameFragment, password } }: RTCIceGatherer,
  dtls: RTCDtlsTransport,
): TransportParameters => ({
  id,
  iceParameters: { usernameFragment, password, iceLite: true },
  iceCandidates: localCandidates.map(({ foundation, priority, ip, port }, index) => ({
    foundation,
    priority: priority - index,
    ip,
    address: ip,
    port,
    protocol: 'udp',
    type: 'host',
  })),
  dtlsParameters: {
    role: 'auto',
    fingerprints: dtls.localParameters.fingerprints.map(({ value }) => ({ algorithm: 'sha-256' as const, value })),
  },
})
