import { type SyntheticEvent, useRef } from 'react'
import { getTrack } from '../../lib/media/track-registry'

/** Media that are paused again within this time stay paused, so that pausing and playing never become a loop. */
const MIN_INTERVAL_MS = 1_000

interface ResumeOptions<Media extends HTMLMediaElement> {
  /** Id for `getTrack()`. */
  trackId: string | null
  play: (media: Media) => void
  onPaused?: () => void
}

/** Returns a handler for `onPause` that plays the media again: the portal pauses nothing, but iOS does for a phone call. */
export function useResume<Media extends HTMLMediaElement>({ trackId, play, onPaused }: ResumeOptions<Media>) {
  const resumedAt = useRef(Number.NEGATIVE_INFINITY)
  return ({ currentTarget, timeStamp }: SyntheticEvent<Media>) => {
    // A track that ends pauses its element too; an earlier event may arrive after the element has been played again.
    if (getTrack(trackId)?.readyState !== 'live' || !currentTarget.paused) return
    onPaused?.()
    if (timeStamp - resumedAt.current < MIN_INTERVAL_MS) return
    resumedAt.current = timeStamp
    play(currentTarget)
  }
}
