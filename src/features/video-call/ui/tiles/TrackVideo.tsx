import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { isDocumentPipSupported, isVideoPipSupported } from '@/shared/browser'
import { getTrack } from '../../lib/media/track-registry'
import styles from './TrackVideo.module.css'
import { useResume } from './use-resume'

interface TrackVideoProps {
  /** Id for `getTrack()`. */
  trackId: string
  /** Mirrored, as users expect of their own video, unless it is the rear camera of a phone. */
  isLocalCamera?: boolean
  ref?: Ref<HTMLVideoElement> | undefined
}

/** Video only, because `RemoteAudio` plays the audio. Hidden from screen readers: a text beside it names the person. */
export function TrackVideo({ trackId, isLocalCamera = false, ref }: TrackVideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  const resume = useResume<HTMLVideoElement>({ trackId, play: (element) => void element.play().catch(() => {}) })
  const isMirrored = isLocalCamera && getTrack(trackId)?.getSettings().facingMode !== 'environment'
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
      // Firefox would paint a control of its own over the face. `CallFrame` needs the window where there is no other one.
      disablePictureInPicture={isLocalCamera || isDocumentPipSupported() || !isVideoPipSupported()}
      aria-hidden="true"
      tabIndex={-1}
      onPause={resume}
      className={styles.video}
      data-local-camera={isLocalCamera || undefined}
      data-mirrored={isMirrored || undefined}
    />
  )
}
