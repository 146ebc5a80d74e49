import { useUnit } from 'effector-react'
import { useLayoutEffect, useRef } from 'react'
import { getTrack } from '../../lib/media/track-registry'
import { $speaker } from '../../model/local-media'
import { $remoteAudioTrackId, $audioPlaySignal, audioBlockedChanged } from '../../model/remote-peer'
import { useResume } from './use-resume'

export function RemoteAudio() {
  const { trackId, speaker, signal, setBlocked } = useUnit({
    trackId: $remoteAudioTrackId,
    speaker: $speaker,
    signal: $audioPlaySignal,
    setBlocked: audioBlockedChanged,
  })
  const audio = useRef<HTMLAudioElement>(null)
  const resume = useResume<HTMLAudioElement>({
    trackId,
    play: (element) => play(element, setBlocked),
    // Blocked until it plays again, because during a phone call the promise of `play()` may stay pending.
    onPaused: () => setBlocked(true),
  })

  useLayoutEffect(() => {
    const element = audio.current
    const track = getTrack(trackId)
    if (!element || !track) return
    element.srcObject = new MediaStream([track])
    play(element, setBlocked)
    return () => {
      element.srcObject = null
    }
  }, [trackId, signal, setBlocked])

  useLayoutEffect(() => {
    const element = audio.current
    // If the speaker was unplugged the default one stays in use.
    if (element && 'setSinkId' in element) element.setSinkId(speaker ?? '').catch(() => undefined)
  }, [speaker])

  // oxlint-disable-next-line jsx-a11y/media-has-caption -- live speech has no captions
  return <audio ref={audio} autoPlay onPause={resume} onPlaying={() => setBlocked(false)} />
}

function play(element: HTMLAudioElement, setBlocked: (isBlocked: boolean) => void): void {
  element.play().then(
    () => setBlocked(false),
    (error: unknown) => {
      // A rejection because the track was replaced or the element paused is ignored.
      if (error instanceof DOMException && error.name === 'NotAllowedError') setBlocked(true)
    },
  )
}
