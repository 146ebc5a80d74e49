import { attach, combine, createEvent, createStore, sample, scopeBind } from 'effector'
import { getTrack } from '../lib/track-registry'
import { watchAudioLevel } from '../lib/audio-level'
import { updateVoiceActivity, NO_VOICE } from '../lib/voice-activity'
import { callClosed } from './active-call'
import { $callSettings } from './call-room'
import { $localTracks } from './local-tracks'

// Events
export const audioLevelWatchedChanged = createEvent<boolean>()
const levelMeasured = createEvent<number>()

// Stores
const $isWatched = createStore(false)
  .on(audioLevelWatchedChanged, (_, isWatched) => isWatched)
  .reset(callClosed)
const $isMuted = $callSettings.map(({ isMicrophoneOn }) => !isMicrophoneOn)
/** Measured only for a mounted meter, or to detect speech while muted. Id for `getTrack()`. */
const $watchedTrackId = combine($isWatched, $isMuted, $localTracks, (isWatched, isMuted, { microphone }) =>
  isWatched || isMuted ? (microphone?.trackId ?? null) : null,
)
const $stopWatching = createStore<(() => void) | null>(null, { serialize: 'ignore' })
/** 0 to 1, every 150 ms while a meter is mounted. */
export const $audioLevel = createStore(0)
const $voiceActivity = createStore(NO_VOICE)
export const $isTalkingMuted = combine($voiceActivity, $isMuted, ({ isSpeaking }, isMuted) => isMuted && isSpeaking)

// Effects
const listenFx = attach({
  source: $stopWatching,
  effect: (end, trackId: string | null) => {
    end?.()
    const track = getTrack(trackId)
    return track && watchAudioLevel(track, scopeBind(levelMeasured))
  },
})

// Connections
sample({ clock: $watchedTrackId, target: listenFx })
sample({ clock: listenFx.doneData, target: $stopWatching })
sample({ clock: listenFx.fail, fn: () => null, target: $stopWatching })
sample({
  clock: levelMeasured,
  source: $isWatched,
  fn: (isWatched, level) => (isWatched ? level : 0),
  target: $audioLevel,
})
sample({ clock: levelMeasured, source: $voiceActivity, fn: updateVoiceActivity, target: $voiceActivity })
sample({ clock: $watchedTrackId, fn: () => 0, target: $audioLevel })
sample({ clock: $isMuted, fn: () => NO_VOICE, target: $voiceActivity })
