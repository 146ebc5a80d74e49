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

// Stores
const $isPageVisible = restore(pageVisibilityChanged, true)
const $isMeasured = combine($connection, $isPageVisible, ({ status }, isVisible) => status === 'connected' && isVisible)
const $timer = createStore<ReturnType<typeof setInterval> | null>(null, { serialize: 'ignore' })
const $counters = createStore<CallCounters | null>(null)
const $quality = createStore(GOOD_QUALITY).reset(callLeft)
export const $weakSide = $quality.map(({ weakSide }) => weakSide)

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
sample({ clock: startTimerFx.doneData, target: $timer })
sample({ clock: measureDue, target: measureFx })
const measured = sample({
  clock: measureFx.doneData,
  source: { before: $counters, isMeasured: $isMeasured },
  fn: ({ before, isMeasured }, after) => ({ before, after: isMeasured ? after : null }),
})
sample({ clock: measured, fn: ({ after }) => after, target: $counters })
sample({
  clock: measured.filterMap(({ before, after }) => (before && after ? sampleBetween(before, after) : undefined)),
  source: $quality,
  fn: updateQuality,
  target: $quality,
})
/** Counters of different sessions, or with a gap in between, must not be compared. */
sample({ clock: $isMeasured, fn: () => null, target: $counters })
/** The quality before a lost connection or a hidden page says nothing about now. */
sample({ clock: $isMeasured, filter: (isMeasured) => !isMeasured, fn: () => GOOD_QUALITY, target: $quality })

/** A weak local side switches the camera off; otherwise the bandwidth of the video is limited. */
const fixRequested = sample({
  clock: lowQualityAccepted,
  source: { weakSide: $weakSide, camera: $camera },
  fn: ({ weakSide, camera }) => ({ isCameraOff: weakSide === 'local' && camera.isRunning }),
})
sample({ clock: fixRequested, filter: ({ isCameraOff }) => isCameraOff, fn: () => false, target: cameraEnabledChanged })
sample({ clock: fixRequested, filter: ({ isCameraOff }) => !isCameraOff, fn: () => {}, target: limitFx })
sample({ clock: fixRequested, fn: () => SUPPRESSED_QUALITY, target: $quality })
