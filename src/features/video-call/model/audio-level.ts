import { attach, combine, createEvent, createStore, sample, scopeBind } from 'effector'
import { liveTrack } from '../lib/track-registry'
import { watchSoundLevel } from '../lib/audio-level'
import { hearLevel, SILENCE } from '../lib/voice-activity'
import { callClosed } from './active-call'
import { $callChoices } from './call-room'
import { $ownTracks } from './local-tracks'

// What happened
/** Something that shows the level of the microphone is there, or no longer. */
export const soundLevelWatched = createEvent<boolean>()
const levelHeard = createEvent<number>()

// State
const $isWatched = createStore(false)
  .on(soundLevelWatched, (_, isWatched) => isWatched)
  .reset(callClosed)
const $isMuted = $callChoices.map(({ isMicrophoneOn }) => !isMicrophoneOn)
/** Of `liveTrack()`: only while somebody looks, or may be talking to nobody. */
const $listenedTo = combine($isWatched, $isMuted, $ownTracks, (isWatched, isMuted, { microphone }) =>
  isWatched || isMuted ? (microphone?.trackId ?? null) : null,
)
const $ending = createStore<(() => void) | null>(null, { serialize: 'ignore' })
/** 0 to 1, a few times a second, while somebody watches it. */
export const $soundLevel = createStore(0)
const $speech = createStore(SILENCE)
/** The doctor speaks while the microphone is off. */
export const $isTalkingMuted = combine($speech, $isMuted, ({ isSpeaking }, isMuted) => isMuted && isSpeaking)

// What the world does for us
const listenFx = attach({
  source: $ending,
  effect: (end, trackId: string | null) => {
    end?.()
    const track = liveTrack(trackId)
    return track && watchSoundLevel(track, scopeBind(levelHeard))
  },
})

// Flow
sample({ clock: $listenedTo, target: listenFx })
sample({ clock: listenFx.doneData, target: $ending })
sample({ clock: listenFx.fail, fn: () => null, target: $ending })
sample({
  clock: levelHeard,
  source: $isWatched,
  fn: (isWatched, level) => (isWatched ? level : 0),
  target: $soundLevel,
})
sample({ clock: levelHeard, source: $speech, fn: hearLevel, target: $speech })
sample({ clock: $listenedTo, fn: () => 0, target: $soundLevel })
sample({ clock: $isMuted, fn: () => SILENCE, target: $speech })
