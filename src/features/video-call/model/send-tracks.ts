import { attach, combine, sample } from 'effector'
import { liveTrack } from '../lib/track-registry'
import { $line } from './call-session'
import { $callChoices } from './call-room'
import { $localVideo } from './local-media'
import { $ownTracks } from './local-tracks'

interface Sent {
  kind: 'audio' | 'video'
  trackId: string | null
  isPaused: boolean
}

// State
const $video = $localVideo.map((trackId): Sent => ({ kind: 'video', trackId, isPaused: trackId === null }))
const $microphoneTrack = $ownTracks.map(({ microphone }) => microphone?.trackId ?? null)
const $isMuted = $callChoices.map(({ isMicrophoneOn }) => !isMicrophoneOn)
const $audio = combine($microphoneTrack, $isMuted, (trackId, isPaused): Sent => ({ kind: 'audio', trackId, isPaused }))

// What the world does for us
const sendFx = attach({
  source: $line,
  effect: (line, { kind, trackId, isPaused }: Sent) => line?.send(kind, { track: liveTrack(trackId), isPaused }),
})

// Flow
/** The line remembers it, also for the sessions to come. */
sample({ clock: [$video, $line], source: $video, target: sendFx })
sample({ clock: [$audio, $line], source: $audio, target: sendFx })
