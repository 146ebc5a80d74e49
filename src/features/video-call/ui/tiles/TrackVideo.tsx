import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { getTrack } from '../../lib/media/track-registry'
import styles from './TrackVideo.module.css'

type TrackVideoProps = {
  /** Id for `getTrack()`. */
  trackId: string
  /** Users expect to see themselves as in a mirror. */
  isMirrored?: boolean
  ref?: Ref<HTMLVideoElement> | undefined
}

/** `RemoteAudio` plays the audio. Hidden from screen readers, because a text beside it names the person. */
export function TrackVideo({ trackId, isMirrored = false, ref }: TrackVideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  useImperativeHandle(ref, () => video.current as HTMLVideoElement)

  useLayoutEffect(() => {
    const element = video.current
    const track = getTrack(trackId)
    if (!element || !track) return
    element.srcObject = new MediaStream([track])
    return () => {
      element.srcObject = null
    }
  }, [trackId])

  return (
    <video
      ref={video}
      autoPlay
      playsInline
      muted
      disableRemotePlayback
      aria-hidden="true"
      tabIndex={-1}
      className={styles.video}
      data-mirrored={isMirrored || undefined}
    />
  )
}
