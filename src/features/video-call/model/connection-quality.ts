import { attach, combine, createEvent, createStore, sample } from 'effector'
import { createDelayTask } from '@/shared/lib/effector'
import { MAX_VIDEO_BPS } from '../lib/media/outgoing-media'
import { type CallCounters, readCounters, sampleBetween } from '../lib/quality/call-stats'
import { GOOD_QUALITY, SUPPRESSED_QUALITY, updateQuality } from '../lib/quality/quality-estimate'
import { $connection, type CallConnectionStatus, callLeft } from './call'
import { $callSession } from './call-session-effects'
import { $isCallWindowVisible } from './call-window'
import { $camera, $isScreenShared, $localVideoTrackId, deviceEnabledChanged } from './local-media'

const SAMPLE_INTERVAL_MS = 2_000
const LOW_QUALITY = { maxBitrate: 250_000, maxFramerate: 15, scaleResolutionDownBy: 2 } as const
/** Has all members of `LOW_QUALITY`, because it is merged into the current encoding. */
const FULL_QUALITY = { maxBitrate: MAX_VIDEO_BPS, maxFramerate: 30, scaleResolutionDownBy: 1 } as const

/** The camera is switched off, or the bandwidth of the video is limited. */
type QualityReduction = 'camera' | 'bandwidth'

// Events
export const lowQualityAccepted = createEvent()
/** The payload is the connection when the interval started: after any change it is no longer measured. */
const intervalPassed = createEvent<CallConnectionStatus>()
const qualityReduced = createEvent<QualityReduction>()

// Effects
const startIntervalTask = createDelayTask(intervalPassed, SAMPLE_INTERVAL_MS)
const sampleConnectionFx = attach({
  source: $callSession,
  effect: async (callSession): Promise<CallCounters | null> => {
    const stats = (await callSession?.stats()) ?? null
    return stats && readCounters(stats.sent, stats.received)
  },
})
const limitVideoFx = attach({
  source: $callSession,
  effect: async (callSession, encoding: Partial<RTCRtpEncodingParameters>) => callSession?.limitVideo(encoding),
})

// Stores
const $isMeasured = combine(
  $connection,
  $isCallWindowVisible,
  ({ status }, isVisible) => status === 'connected' && isVisible,
)
/** Reset by a lost connection or a call that nobody sees: older counters do not describe the current quality. */
const $measurement = createStore({ counters: null as CallCounters | null, quality: GOOD_QUALITY })
  .on(qualityReduced, (measurement) => ({ ...measurement, quality: SUPPRESSED_QUALITY }))
  .on($isMeasured, ({ quality: { localScore, remoteScore } }) => ({
    counters: null,
    // A suppressed hint stays suppressed.
    quality: { ...GOOD_QUALITY, localScore: Math.min(0, localScore), remoteScore: Math.min(0, remoteScore) },
  }))
  .reset(callLeft)
const measured = sample({
  clock: sampleConnectionFx.doneData,
  source: $measurement,
  fn: ({ counters: before }, counters) => ({
    counters,
    sampled: before && counters ? sampleBetween(before, counters) : undefined,
  }),
})
$measurement.on(measured, ({ quality }, { counters, sampled }) => ({
  counters,
  quality: sampled ? updateQuality(quality, sampled) : quality,
}))
export const connectionSampled = measured.filterMap(({ sampled }) => sampled)
export const $weakSide = $measurement.map(({ quality }) => quality.weakSide)
const $isVideoLimited = createStore(false)
  .on(limitVideoFx, (_, encoding) => encoding === LOW_QUALITY)
  .reset(callLeft)
/** What the hint of a weak connection offers; null without outgoing video. A shared screen replaces the camera. */
export const $qualityReduction = combine(
  $weakSide,
  $camera,
  $isScreenShared,
  (weakSide, { isRunning }, isScreenShared): QualityReduction | null => {
    if (weakSide === null || !(isRunning || isScreenShared)) return null
    return weakSide === 'local' && !isScreenShared ? 'camera' : 'bandwidth'
  },
)

// Connections
const measureDue = sample({
  clock: intervalPassed,
  source: { connection: $connection, isMeasured: $isMeasured },
  filter: ({ connection }, started) => connection === started,
})
sample({
  clock: [$connection, measureDue],
  source: $connection,
  filter: ({ status }) => status === 'connected',
  target: startIntervalTask,
})
sample({ clock: measureDue, filter: ({ isMeasured }) => isMeasured, target: sampleConnectionFx })

sample({ clock: lowQualityAccepted, source: $qualityReduction, filter: Boolean, target: qualityReduced })
sample({
  clock: qualityReduced,
  filter: (reduction) => reduction === 'camera',
  fn: () => ({ kind: 'camera' as const, isEnabled: false }),
  target: deviceEnabledChanged,
})
sample({
  clock: qualityReduced,
  filter: (reduction) => reduction === 'bandwidth',
  fn: () => LOW_QUALITY,
  target: limitVideoFx,
})
/** A new video is not limited: the user has accepted the reduction for the previous one. */
sample({
  clock: $localVideoTrackId,
  source: $isVideoLimited,
  filter: Boolean,
  fn: () => FULL_QUALITY,
  target: limitVideoFx,
})
