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

/** AES_CM_128_HMAC_SHA1_80 and AEAD_AES_128_GCM, by their numbers of RFC 5764 and 7714. */
const SRTP_PROFILES: (1 | 7)[] = [1, 7]

export interface PeerTransportOptions {
  id: string
  /** Of this machine, where browsers reach it. */
  address: string
  notices: TransportCallbacks
  /** How long a browser may be silent before it counts as gone. */
  inactivityMs: number
  report: (error: unknown) => void
  onConnected: () => void
  onRtp: (packet: RtpPacket) => void
  onRtcp: (packet: RtcpPacket) => void
}

export type PeerTransport = Awaited<ReturnType<typeof openPeerTransport>>

/** A secured connection to one browser: it comes to us (ICE-lite), and we are the server of its handshake (DTLS). */
export const openPeerTransport = async ({
  id,
  address,
  notices,
  inactivityMs,
  report,
  ...listens
}: PeerTransportOptions) => {
  await RTCDtlsTransport.SetupCertificate()
  const gatherer = new RTCIceGatherer({
    iceLite: true,
    useTcp: false,
    // None of those that this machine happens to have: only the one that is given.
    useIpv4: false,
    useIpv6: false,
    additionalHostAddresses: [address],
    // Without it a loopback address is offered, but never nominated.
    interfaceAddresses: { udp4: address },
  })
  const ice = new RTCIceTransport(gatherer)
  const dtls = new RTCDtlsTransport({}, ice, undefined, SRTP_PROFILES)
  dtls.role = 'server'
  dtls.onRtp.subscribe(listens.onRtp)
  dtls.onRtcp.subscribe(listens.onRtcp)
  await gatherer.gather()

  let isConnecting = false
  let isClosed = false
  let stopWatching = (): void => undefined

  /** Whatever happens to a link that was closed is of no interest. */
  const unlessClosed = (happened: () => void): void => {
    if (!isClosed) happened()
  }
  dtls.onStateChange.subscribe((state) => {
    if (state === 'closed') unlessClosed(notices.closed)
  })

  const startDtls = async (): Promise<void> => {
    await ice.start()
    await dtls.start()
    unlessClosed(() => {
      stopWatching = watchInactivity(ice.connection, inactivityMs, notices.disconnected)
      listens.onConnected()
    })
  }

  return {
    parameters: parametersOf(id, address, gatherer, dtls),
    isOpen: (): boolean => !isClosed && dtls.state === 'connected',

    connect({ fingerprints, role = 'auto' }: DtlsParameters): void {
      if (isConnecting) throw new MediaRequestError('the transport is connected already')
      if (role === 'server') throw new MediaRequestError('the DTLS role has to be client')
      isConnecting = true
      // Who never asks first does not need the name and password of the other side; they only must not be empty.
      ice.setRemoteParams(new RTCIceParameters({ usernameFragment: 'remote', password: 'remote', iceLite: false }))
      const prints = fingerprints.map(({ algorithm, value }) => new RTCDtlsFingerprint(algorithm, value))
      dtls.setRemoteParams(new RTCDtlsParameters(prints, role))
      startDtls().catch(() => unlessClosed(notices.disconnected))
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

const parametersOf = (
  id: string,
  address: string,
  { localCandidates, localParameters: { usernameFragment, password } }: RTCIceGatherer,
  dtls: RTCDtlsTransport,
): TransportParameters => ({
  id,
  iceParameters: { usernameFragment, password, iceLite: true },
  iceCandidates: localCandidates
    .filter((candidate) => candidate.protocol === 'udp' && candidate.ip === address)
    .map(({ foundation, priority, ip, port }) => {
      return { foundation, priority, ip, address: ip, port, protocol: 'udp' as const, type: 'host' as const }
    }),
  dtlsParameters: {
    role: 'auto',
    fingerprints: dtls.localParameters.fingerprints.map(({ value }) => ({ algorithm: 'sha-256' as const, value })),
  },
})
