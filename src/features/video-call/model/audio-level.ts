import { attach, combine, createEvent, createStore, sample, scopeBind } from 'effector'
import { NO_VOICE, updateVoiceActivity, watchAudioLevel } from '../lib/quality/audio-level'
import { getTrack } from '../lib/media/track-registry'
import { callLeft } from './call'
import { $localTracks } from './local-tracks'
import { $callSettings } from './stored-call'

// Events
export const audioLevelWatchedChanged = createEvent<boolean>()
export const levelMeasured = createEvent<number>()

// Stores
const $isMuted = $callSettings.map(({ isMicrophoneOn }) => !isMicrophoneOn)
const $isWatched = createStore(false)
  .on(audioLevelWatchedChanged, (_, isWatched) => isWatched)
  .reset(callLeft)
/** Measured only for a mounted meter, or to detect speech while muted. Id for `getTrack()`. */
const $watchedTrackId = combine($isWatched, $isMuted, $localTracks, (isWatched, isMuted, { microphone }) =>
  isWatched || isMuted ? (microphone?.trackId ?? null) : null,
)
const $level = createStore(0)
  .on(levelMeasured, (_, level) => level)
  .reset($watchedTrackId)
const $voiceActivity = createStore(NO_VOICE).on(levelMeasured, updateVoiceActivity).reset($isMuted)
/** 0 to 1, every 150 ms while a meter is mounted. */
export const $audioLevel = combine($level, $isWatched, (level, isWatched) => (isWatched ? level : 0))
export const $isTalkingMuted = combine($voiceActivity, $isMuted, ({ isSpeaking }, isMuted) => isMuted && isSpeaking)

// Effects
const $stopWatching = createStore<(() => void) | null>(null, { serialize: 'ignore' })
const listenFx = attach({
  source: $stopWatching,
  effect: (end, trackId: string | null) => {
    end?.()
    const track = getTrack(trackId)
    return track && watchAudioLevel(track, scopeBind(levelMeasured))
  },
})
$stopWatching.on(listenFx.doneData, (_, stop) => stop).reset(listenFx.fail)

// Connections
sample({ clock: $watchedTrackId, target: listenFx })
