import { HINT_THRESHOLD } from './quality/quality-estimate'

/** All times are Unix times in milliseconds. */
interface Interval {
  from: number
  /** Null while it lasts. */
  to: number | null
}

interface Stay extends Interval {
  /** Empty if the platform has sent no name. */
  name: string
}

/** Data about a running call for its summary. In memory only. */
export interface CallRecord {
  joinedAt: number
  /** Later than `joinedAt` if the page was reloaded during the call: nothing is known about the time before. */
  observedSince: number
  outages: readonly Interval[]
  stays: readonly Stay[]
  /** Samples by minute of the call, from 0. */
  samples: Readonly<Record<number, { count: number; badCount: number }>>
}

export type RecordEvent = { at: number } & (
  | { kind: 'lost' | 'restored' }
  /** The participant in the room; null if there is none. */
  | { kind: 'peer'; name: string | null }
  | { kind: 'sampled'; isBad: boolean }
)

export type MinuteQuality = 'good' | 'fair' | 'weak' | 'unknown'

/** Consecutive minutes of one quality, counted from 1. */
export interface QualityRange {
  first: number
  last: number
  quality: MinuteQuality
}

export interface CallSummary extends Pick<CallRecord, 'joinedAt' | 'observedSince'> {
  endedAt: number
  reconnectCount: number
  stays: readonly { name: string; from: number; to: number }[]
  quality: readonly QualityRange[]
}

const MINUTE_MS = 60_000
/** A last minute that is shorter may have no sample. */
const MIN_LAST_MINUTE_MS = 4_000
/** A longer duration means that the clock of the device was set during the call. */
const MAX_MINUTES = 24 * 60
const WEAK_FROM_BAD_SHARE = 1 / 3

const endLast = <Item extends Interval>(items: readonly Item[], at: number): Item[] =>
  items.map((item) => (item.to === null ? { ...item, to: at } : item))
const minuteAt = ({ joinedAt }: { joinedAt: number }, at: number): number =>
  Math.max(0, Math.floor((at - joinedAt) / MINUTE_MS))

export const startRecord = (start: Pick<CallRecord, 'joinedAt' | 'observedSince'>): CallRecord => ({
  ...start,
  outages: [],
  stays: [],
  samples: {},
})

export function addToRecord(record: CallRecord, event: RecordEvent): CallRecord {
  const { at } = event
  switch (event.kind) {
    case 'lost':
      return { ...record, outages: [...record.outages, { from: at, to: null }] }
    case 'restored':
      return { ...record, outages: endLast(record.outages, at) }
    case 'peer': {
      const stays = endLast(record.stays, at)
      return { ...record, stays: event.name === null ? stays : [...stays, { name: event.name, from: at, to: null }] }
    }
    case 'sampled': {
      const minute = minuteAt(record, at)
      const { count, badCount } = record.samples[minute] ?? { count: 0, badCount: 0 }
      const counted = { count: count + 1, badCount: badCount + Number(event.isBad) }
      return { ...record, samples: { ...record.samples, [minute]: counted } }
    }
  }
}

export function summarize(record: CallRecord, endedAt: number): CallSummary {
  const { joinedAt, observedSince, outages, stays } = record
  const first = minuteAt(record, observedSince)
  const end = Math.max(first, minuteAt(record, endedAt - MIN_LAST_MINUTE_MS))
  const last = Math.min(end, first + MAX_MINUTES - 1)
  const quality: QualityRange[] = []
  for (let minute = first; minute <= last; minute += 1) {
    const previous = quality.at(-1)
    const current = qualityOf(record, minute, endedAt)
    if (previous?.quality === current) previous.last = minute + 1
    else quality.push({ first: minute + 1, last: minute + 1, quality: current })
  }
  return {
    joinedAt,
    observedSince,
    endedAt,
    reconnectCount: outages.length,
    stays: stays.map(({ to, ...stay }) => ({ ...stay, to: to ?? endedAt })),
    quality,
  }
}

/** A lost connection makes a minute weak; a page that was hidden is not measured. */
function qualityOf({ joinedAt, outages, samples }: CallRecord, minute: number, endedAt: number): MinuteQuality {
  const from = joinedAt + minute * MINUTE_MS
  if (outages.some((outage) => outage.from < from + MINUTE_MS && (outage.to ?? endedAt) >= from)) return 'weak'
  const sampled = samples[minute]
  if (!sampled) return 'unknown'
  if (sampled.badCount < HINT_THRESHOLD) return 'good'
  return sampled.badCount / sampled.count < WEAK_FROM_BAD_SHARE ? 'fair' : 'weak'
}
