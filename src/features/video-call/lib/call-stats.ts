/** The counters of a call at one moment; null where the browser does not count. */
export interface CallCounters {
  /** What the media server says about what it gets from here, now: 0 to 1, and milliseconds. */
  lossThere: number | null
  roundTripMs: number | null
  /** What the browser believes it could send, in bits per second. */
  availableBps: number | null
  isSendingVideo: boolean
  /** Of the other side since the call began. */
  sound: Arrived
  picture: Arrived
  /** How often this browser has asked for packets of the picture that were missing. */
  asked: number
  frozenMs: number
}

interface Arrived {
  received: number
  /** Missing for good: what came late, or was sent again, is not. */
  lost: number
}

/** How the line was between two moments. */
export interface LineSample {
  mine: {
    /** Of what is sent, 0 to 1. */
    loss: number | null
    /** Of what the media server sends here, 0 to 1. */
    arrivingLoss: number | null
    roundTripMs: number | null
    availableBps: number | null
  }
  theirs: {
    /** For how many of the packets of the picture this browser had to ask, 0 to 1. */
    holes: number | null
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
  const heardOf = ofType(outgoing, 'remote-inbound-rtp')
  const pair = ofType(outgoing, 'candidate-pair').find(({ nominated }) => nominated === true)
  const arriving = ofType(incoming, 'inbound-rtp').filter(({ mid }) => mid !== PROBATOR)
  const roundTrip = worstOf(heardOf, 'roundTripTime') ?? numberOf(pair, 'currentRoundTripTime')
  return {
    lossThere: worstOf(heardOf, 'fractionLost'),
    roundTripMs: roundTrip === null ? null : roundTrip * 1_000,
    availableBps: numberOf(pair, 'availableOutgoingBitrate'),
    isSendingVideo: ofType(outgoing, 'outbound-rtp').some(
      (entry) => entry.kind === 'video' && entry.active !== false && (numberOf(entry, 'framesPerSecond') ?? 0) > 0,
    ),
    sound: arrived(arriving.filter(({ kind }) => kind === 'audio')),
    picture: arrived(arriving.filter(({ kind }) => kind === 'video')),
    asked: sumOf(arriving, 'nackCount'),
    frozenMs: sumOf(arriving, 'totalFreezesDuration') * 1_000,
  }
}

const arrived = (entries: readonly Entry[]): Arrived => ({
  received: sumOf(entries, 'packetsReceived'),
  lost: sumOf(entries, 'packetsLost'),
})

const since = (before: Arrived, after: Arrived): Arrived => ({
  received: after.received - before.received,
  lost: after.lost - before.lost,
})
const shareOf = (part: number, { received, lost }: Arrived): number | null =>
  received + lost > 0 ? Math.max(0, part) / (received + lost) : null

/** Counters that went backwards belong to another session: then there is nothing to say about what arrived. */
export function sampleBetween(before: CallCounters, after: CallCounters): LineSample {
  const [sound, picture] = [since(before.sound, after.sound), since(before.picture, after.picture)]
  const isSameSession = sound.received >= 0 && picture.received >= 0 && after.frozenMs >= before.frozenMs
  return {
    mine: {
      loss: after.lossThere,
      arrivingLoss: isSameSession ? (shareOf(picture.lost, picture) ?? shareOf(sound.lost, sound)) : null,
      roundTripMs: after.roundTripMs,
      availableBps: after.isSendingVideo ? after.availableBps : null,
    },
    theirs: {
      holes: isSameSession ? shareOf(after.asked - before.asked, picture) : null,
      frozenMs: isSameSession ? after.frozenMs - before.frozenMs : 0,
    },
  }
}
