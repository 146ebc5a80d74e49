import { attach, combine, sample } from 'effector'
import { liveTrack } from '../lib/live-tracks'
import { $line } from './call-line'
import { $localVideo, $microphone } from './local-media'
import { $ownTracks } from './own-tracks'

interface Sent {
  kind: 'audio' | 'video'
  trackId: string | null
  isPaused: boolean
}

// State
const $video = $localVideo.map((trackId): Sent => ({ kind: 'video', trackId, isPaused: trackId === null }))
const $audio = combine(
  $ownTracks,
  $microphone,
  (tracks, { isWanted }): Sent => ({
    kind: 'audio',
    trackId: tracks.microphone?.trackId ?? null,
    isPaused: !isWanted,
  }),
)

// What the world does for us
const sendFx = attach({
  source: $line,
  effect: (line, { kind, trackId, isPaused }: Sent) => line?.send(kind, { track: liveTrack(trackId), isPaused }),
})

// Flow
/** The line remembers it, also for the sessions to come. */
sample({ clock: [$video, $line], source: $video, target: sendFx })
sample({ clock: [$audio, $line], source: $audio, target: sendFx })
