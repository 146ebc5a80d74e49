import { attach, combine, createEvent, createStore, sample, scopeBind } from 'effector'
import { and } from 'patronum'
import { getTrack } from '../lib/media/track-registry'
import { NO_VOICE, updateVoiceActivity, watchAudioLevel } from '../lib/quality/voice-activity'
import { devicesReleased } from './call'
import { $isCallWindowVisible } from './call-window'
import { $isMuted, $openTracks } from './local-media'

// Events
/** True while a level meter is mounted. */
export const audioLevelWatchedChanged = createEvent<boolean>()
export const levelMeasured = createEvent<number>()

// Stores
const $measurement = createStore({ isWatched: false, level: 0, voice: NO_VOICE, hasSpoken: false })
  .on(audioLevelWatchedChanged, (_, isWatched) => ({ isWatched, level: 0, voice: NO_VOICE, hasSpoken: false }))
  .on(levelMeasured, ({ isWatched, voice: previous, hasSpoken }, level) => {
    const voice = updateVoiceActivity(previous, level)
    return { isWatched, level, voice, hasSpoken: hasSpoken || (isWatched && voice.isSpeaking) }
  })
  .on($openTracks, (measurement) => ({ ...measurement, level: 0 }))
  .on([$isMuted, $isCallWindowVisible], (measurement) => ({ ...measurement, voice: NO_VOICE }))
  .reset(devicesReleased)
/** Measured only for a mounted meter, or to detect speech while muted and seen. For `getTrack()`. */
const $measuredTrackId = combine(
  $measurement,
  and($isMuted, $isCallWindowVisible),
  $openTracks,
  ({ isWatched }, mustDetectSpeech, { microphone }) =>
    isWatched || mustDetectSpeech ? (microphone?.trackId ?? null) : null,
)
const $stopMeasuring = createStore<(() => void) | null>(null, { serialize: 'ignore' })
/** 0 to 1, every 150 ms while a meter is mounted. */
export const $audioLevel = $measurement.map(({ isWatched, level }) => (isWatched ? level : 0))
const $isSpeaking = $measurement.map(({ voice }) => voice.isSpeaking)
/** Since the level meter is shown. */
export const $hasSpoken = $measurement.map(({ hasSpoken }) => hasSpoken)
export const $isSpeakingMuted = and($isMuted, $isSpeaking)

// Effects
const measureAudioLevelFx = attach({
  source: $stopMeasuring,
  effect: (stop, trackId: string | null) => {
    stop?.()
    const track = getTrack(trackId)
    return track && watchAudioLevel(track, scopeBind(levelMeasured))
  },
})
$stopMeasuring.on(measureAudioLevelFx.doneData, (_, stop) => stop).reset(measureAudioLevelFx.fail)

// Connections
sample({ clock: $measuredTrackId, target: measureAudioLevelFx })
