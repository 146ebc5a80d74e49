import { attach, combine, createEffect, createEvent, createStore, restore, sample, scopeBind } from 'effector'
import { watchPageVisibility } from '@/shared/browser'
import { type CallCounters, readCounters, sampleBetween } from '../lib/quality/call-stats'
import { GOOD_QUALITY, SUPPRESSED_QUALITY, updateQuality } from '../lib/quality/connection-quality'
import { $connection, callEntered, callLeft } from './call'
import { $callSession } from './call-session'
import { cameraEnabledChanged } from './local-media'
import { $camera } from './local-tracks'

export type { WeakSide } from '../lib/quality/connection-quality'

const SAMPLE_INTERVAL_MS = 2_000
const LOW_QUALITY = { maxBitrate: 250_000, maxFramerate: 15, scaleResolutionDownBy: 2 } as const

// Events
export const lowQualityAccepted = createEvent()
const pageVisibilityChanged = createEvent<boolean>()
const measureDue = createEvent()
const measured = createEvent<CallCounters | null>()
const qualityReduced = createEvent<{ isCameraOff: boolean }>()

// Stores
const $isPageVisible = restore(pageVisibilityChanged, true)
const $isMeasured = combine($connection, $isPageVisible, ({ status }, isVisible) => status === 'connected' && isVisible)
const $timer = createStore<ReturnType<typeof setInterval> | null>(null, { serialize: 'ignore' })
/** Counters before a lost connection or a hidden page say nothing about now. */
const $measurement = createStore({ counters: null as CallCounters | null, quality: GOOD_QUALITY })
  .on(measured, ({ counters, quality }, after) => ({
    counters: after,
    quality: counters && after ? updateQuality(quality, sampleBetween(counters, after)) : quality,
  }))
  .on(qualityReduced, (measurement) => ({ ...measurement, quality: SUPPRESSED_QUALITY }))
  .reset($isMeasured, callLeft)
export const $weakSide = $measurement.map(({ quality }) => quality.weakSide)

// Effects
const watchVisibilityFx = createEffect(() => watchPageVisibility(scopeBind(pageVisibilityChanged)))
const startTimerFx = attach({
  source: $timer,
  effect: (previous, isMeasured: boolean) => {
    if (previous !== null) clearInterval(previous)
    return isMeasured ? setInterval(scopeBind(measureDue), SAMPLE_INTERVAL_MS) : null
  },
})
const measureFx = attach({
  source: $callSession,
  effect: async (callSession): Promise<CallCounters | null> => {
    const stats = (await callSession?.stats()) ?? null
    return stats && readCounters(stats.sent, stats.received)
  },
})
const limitFx = attach({ source: $callSession, effect: async (callSession) => callSession?.limitVideo(LOW_QUALITY) })

// Connections
/** The listener stays for the lifetime of the page, so that it is added only once. */
const $isWatching = createStore(false).on(watchVisibilityFx, () => true)
sample({
  clock: callEntered('checking'),
  source: $isWatching,
  filter: (isWatching) => !isWatching,
  fn: () => {},
  target: watchVisibilityFx,
})

sample({ clock: $isMeasured, target: startTimerFx })
$timer.on(startTimerFx.doneData, (_, timer) => timer)
sample({ clock: measureDue, target: measureFx })
sample({
  clock: measureFx.doneData,
  source: $isMeasured,
  fn: (isMeasured, after) => (isMeasured ? after : null),
  target: measured,
})

/** A weak local side switches the camera off; otherwise the bandwidth of the video is limited. */
sample({
  clock: lowQualityAccepted,
  source: { weakSide: $weakSide, camera: $camera },
  fn: ({ weakSide, camera }) => ({ isCameraOff: weakSide === 'local' && camera.isRunning }),
  target: qualityReduced,
})
sample({
  clock: qualityReduced,
  filter: ({ isCameraOff }) => isCameraOff,
  fn: () => false,
  target: cameraEnabledChanged,
})
sample({ clock: qualityReduced, filter: ({ isCameraOff }) => !isCameraOff, fn: () => {}, target: limitFx })
