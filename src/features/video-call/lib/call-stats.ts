/** The counters of a call at one moment; null where the browser does not count. */
export interface CallCounters {
  /** What the media server says about what it gets from here, now: 0 to 1, and milliseconds. */
  remoteLoss: number | null
  roundTripMs: number | null
  /** What the browser believes it could send, in bits per second. */
  availableBps: number | null
  isSendingVideo: boolean
  /** Of the other side since the call began. */
  audio: Inbound
  video: Inbound
  /** How often this browser has asked for packets of the picture that were missing. */
  nackCount: number
  frozenMs: number
}

interface Inbound {
  received: number
  /** Missing for good: what came late, or was sent again, is not. */
  lost: number
}

/** How the line was between two moments. */
export interface ConnectionSample {
  local: {
    /** Of what is sent, 0 to 1. */
    loss: number | null
    /** Of what the media server sends here, 0 to 1. */
    arrivingLoss: number | null
    roundTripMs: number | null
    availableBps: number | null
  }
  remote: {
    /** For how many of the packets of the picture this browser had to ask, 0 to 1. */
    nackRate: number | null
    frozenMs: number
  }
}

/** A stream of its own with which mediasoup tries out the line: bursts full of holes, which nobody sees. */
const PROBATOR = 'probator'

type Entry = Readonly<Record<string, unknown>>
type Report = Pick<RTCStatsReport, 'forEach'>

function entriesOf(report: Report): Entry[] {
  const entries: Entry[] = []
  report.forEach((entry: Entry) => entries.push(entry))
  return entries
}

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

export function readCounters(sent: Report, received: Report): CallCounters {
  const [outgoing, incoming] = [entriesOf(sent), entriesOf(received)]
  const ofType = (entries: readonly Entry[], type: string) => entries.filter((entry) => entry.type === type)
  const receivedOf = ofType(outgoing, 'remote-inbound-rtp')
  const pair = ofType(outgoing, 'candidate-pair').find(({ nominated }) => nominated === true)
  const arriving = ofType(incoming, 'inbound-rtp').filter(({ mid }) => mid !== PROBATOR)
  const roundTrip = worstOf(receivedOf, 'roundTripTime') ?? numberOf(pair, 'currentRoundTripTime')
  return {
    remoteLoss: worstOf(receivedOf, 'fractionLost'),
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

/** Counters that went backwards belong to another session: then there is nothing to say about what arrived. */
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
