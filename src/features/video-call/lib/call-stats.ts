/** The counters of a call at one moment; null where the browser does not count. */
export interface CallCounters {
  /** What the media server says about what it gets from here, now: 0 to 1, and milliseconds. */
  lossThere: number | null
  roundTripMs: number | null
  /** What the browser believes it could send, in bits per second. */
  availableBps: number | null
  isSendingVideo: boolean
  /** What has arrived here since the call began. */
  received: number
  lost: number
  frozenMs: number
}

/** How the line was between two moments. */
export interface LineSample {
  mine: { loss: number | null; roundTripMs: number | null; availableBps: number | null }
  theirs: { loss: number | null; frozenMs: number }
}

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
  const arriving = ofType(incoming, 'inbound-rtp')
  const roundTrip = worstOf(heardOf, 'roundTripTime') ?? numberOf(pair, 'currentRoundTripTime')
  return {
    lossThere: worstOf(heardOf, 'fractionLost'),
    roundTripMs: roundTrip === null ? null : roundTrip * 1_000,
    availableBps: numberOf(pair, 'availableOutgoingBitrate'),
    isSendingVideo: ofType(outgoing, 'outbound-rtp').some(
      (entry) => entry.kind === 'video' && entry.active !== false && (numberOf(entry, 'framesPerSecond') ?? 0) > 0,
    ),
    received: sumOf(arriving, 'packetsReceived'),
    lost: sumOf(arriving, 'packetsLost'),
    frozenMs: sumOf(arriving, 'totalFreezesDuration') * 1_000,
  }
}

/** Counters that went backwards belong to another session: then there is nothing to say about what arrived. */
export function sampleBetween(before: CallCounters, after: CallCounters): LineSample {
  const received = after.received - before.received
  const lost = after.lost - before.lost
  const expected = received + lost
  const isSameSession = received >= 0 && after.frozenMs >= before.frozenMs
  return {
    mine: {
      loss: after.lossThere,
      roundTripMs: after.roundTripMs,
      availableBps: after.isSendingVideo ? after.availableBps : null,
    },
    theirs: {
      loss: isSameSession && expected > 0 ? Math.max(0, lost) / expected : null,
      frozenMs: isSameSession ? after.frozenMs - before.frozenMs : 0,
    },
  }
}
