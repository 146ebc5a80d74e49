import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { getTrack } from '../lib/track-registry'
import styles from './TrackVideo.module.css'

type TrackVideoProps = {
  /** Of `liveTrack()`. */
  track: string
  /** As in a mirror, which is how people know themselves. */
  isMirrored?: boolean
  ref?: Ref<HTMLVideoElement>
}

/** The picture of a track. Sound comes by `RemoteSound`; words beside it say whose picture it is. */
export function TrackVideo({ track, isMirrored = false, ref }: TrackVideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  useImperativeHandle(ref, () => video.current as HTMLVideoElement)

  useLayoutEffect(() => {
    const element = video.current
    const live = getTrack(track)
    if (!element || !live) return
    element.srcObject = new MediaStream([live])
    return () => {
      element.srcObject = null
    }
  }, [track])

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
