import { attach, combine, sample } from 'effector'
import { getTrack } from '../lib/track-registry'
import { $callSession } from './call-session'
import { $callSettings } from './call-room'
import { $localVideoTrackId } from './local-media'
import { $localTracks } from './local-tracks'

interface OutgoingState {
  kind: 'audio' | 'video'
  trackId: string | null
  isPaused: boolean
}

// Stores
const $video = $localVideoTrackId.map(
  (trackId): OutgoingState => ({ kind: 'video', trackId, isPaused: trackId === null }),
)
const $microphoneTrack = $localTracks.map(({ microphone }) => microphone?.trackId ?? null)
const $isMuted = $callSettings.map(({ isMicrophoneOn }) => !isMicrophoneOn)
const $audio = combine(
  $microphoneTrack,
  $isMuted,
  (trackId, isPaused): OutgoingState => ({ kind: 'audio', trackId, isPaused }),
)

// Effects
const sendFx = attach({
  source: $callSession,
  effect: (callSession, { kind, trackId, isPaused }: OutgoingState) =>
    callSession?.send(kind, { track: getTrack(trackId), isPaused }),
})

// Connections
/** The call session keeps the tracks for later media sessions. */
sample({ clock: [$video, $callSession], source: $video, target: sendFx })
sample({ clock: [$audio, $callSession], source: $audio, target: sendFx })
