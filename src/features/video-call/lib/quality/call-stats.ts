/** Counters of `RTCStatsReport` at one moment; null where the browser does not report one. */
export interface CallCounters {
  /** `fractionLost` in the receiver reports of the media server, 0 to 1. */
  remoteLoss: number | null
  roundTripMs: number | null
  /** Estimate of the browser, in bits per second. */
  availableBps: number | null
  isSendingVideo: boolean
  /** Packets received since the call started. */
  audio: Inbound
  video: Inbound
  /** NACKs that this browser has sent for missing packets. */
  nackCount: number
  frozenMs: number
}

interface Inbound {
  received: number
  /** Without packets that arrived late or were retransmitted. */
  lost: number
}

export interface ConnectionSample {
  local: {
    /** Share of the sent packets that are lost, 0 to 1. */
    loss: number | null
    /** Share of the packets from the media server that are lost, 0 to 1. */
    arrivingLoss: number | null
    roundTripMs: number | null
    availableBps: number | null
  }
  remote: {
    /** NACKs per packet of the remote video, 0 to 1. */
    nackRate: number | null
    frozenMs: number
  }
}

/** `mid` of the stream with which mediasoup probes the bandwidth: it loses packets on purpose, and is not shown. */
const PROBATOR = 'probator'

type Entry = Readonly<Record<string, unknown>>

const numberOf = (entry: Entry | undefined, name: string): number | null => {
  const value = entry?.[name]
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}
const sumOf = (entries: readonly Entry[], name: string) =>
  entries.reduce((sum, entry) => sum + (numberOf(entry, name) ?? 0), 0)
const worstOf = (entries: readonly Entry[], name: string): number | null =>
  entries.reduce<number | null>((worst, entry) => {
    const value = numberOf(entry, name)
    return value === null ? worst : Math.max(worst ?? value, value)
  }, null)

export function readCounters(sent: RTCStatsReport, received: RTCStatsReport): CallCounters {
  const outgoing: Entry[] = [...sent.values()]
  const incoming: Entry[] = [...received.values()]
  const ofType = (entries: readonly Entry[], type: string) => entries.filter((entry) => entry.type === type)
  const remoteInbound = ofType(outgoing, 'remote-inbound-rtp')
  const pairs = ofType(outgoing, 'candidate-pair')
  const selectedId = ofType(outgoing, 'transport')[0]?.selectedCandidatePairId
  // After a change of the network path Chromium keeps the former pair nominated for a while; Firefox may not report the
  // selected one.
  const pair: Entry | undefined = sent.get(String(selectedId)) ?? pairs.findLast(({ nominated }) => nominated === true)
  const arriving = ofType(incoming, 'inbound-rtp').filter(({ mid }) => mid !== PROBATOR)
  const roundTrip = worstOf(remoteInbound, 'roundTripTime') ?? numberOf(pair, 'currentRoundTripTime')
  return {
    remoteLoss: worstOf(remoteInbound, 'fractionLost'),
    roundTripMs: roundTrip === null ? null : roundTrip * 1_000,
    availableBps: numberOf(pair, 'availableOutgoingBitrate'),
    isSendingVideo: ofType(outgoing, 'outbound-rtp').some(
      (entry) => entry.kind === 'video' && entry.active !== false && (numberOf(entry, 'framesPerSecond') ?? 0) > 0,
    ),
    audio: inboundOf(arriving.filter(({ kind }) => kind === 'audio')),
    video: inboundOf(arriving.filter(({ kind }) => kind === 'video')),
    nackCount: sumOf(arriving, 'nackCount'),
    frozenMs: sumOf(arriving, 'totalFreezesDuration') * 1_000,
  }
}

const inboundOf = (entries: readonly Entry[]): Inbound => ({
  received: sumOf(entries, 'packetsReceived'),
  lost: sumOf(entries, 'packetsLost'),
})

const delta = (before: Inbound, after: Inbound): Inbound => ({
  received: after.received - before.received,
  lost: after.lost - before.lost,
})
const shareOf = (part: number, { received, lost }: Inbound): number | null =>
  received + lost > 0 ? Math.max(0, part) / (received + lost) : null

/** Counters that decreased belong to another session: nothing is derived from what was received. */
export function sampleBetween(before: CallCounters, after: CallCounters): ConnectionSample {
  const [audio, video] = [delta(before.audio, after.audio), delta(before.video, after.video)]
  const isSameSession = audio.received >= 0 && video.received >= 0 && after.frozenMs >= before.frozenMs
  return {
    local: {
      loss: after.remoteLoss,
      arrivingLoss: isSameSession ? (shareOf(video.lost, video) ?? shareOf(audio.lost, audio)) : null,
      roundTripMs: after.roundTripMs,
      availableBps: after.isSendingVideo ? after.availableBps : null,
    },
    remote: {
      nackRate: isSameSession ? shareOf(after.nackCount - before.nackCount, video) : null,
      frozenMs: isSameSession ? after.frozenMs - before.frozenMs : 0,
    },
  }
}
