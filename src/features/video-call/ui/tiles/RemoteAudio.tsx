import { useUnit } from 'effector-react'
import { useLayoutEffect, useRef } from 'react'
import { getTrack } from '../../lib/media/track-registry'
import { $speaker } from '../../model/local-media'
import { $remoteAudioTrackId, $audioPlaySignal, audioBlockedChanged } from '../../model/remote-peer'

export function RemoteAudio() {
  const { trackId, speaker, signal, setBlocked } = useUnit({
    trackId: $remoteAudioTrackId,
    speaker: $speaker,
    signal: $audioPlaySignal,
    setBlocked: audioBlockedChanged,
  })
  const audio = useRef<HTMLAudioElement>(null)

  useLayoutEffect(() => {
    const element = audio.current
    const track = getTrack(trackId)
    if (!element || !track) return
    element.srcObject = new MediaStream([track])
    element.play().then(
      () => setBlocked(false),
      // A rejection because the track was replaced is ignored.
      (error: unknown) => setBlocked(error instanceof DOMException && error.name === 'NotAllowedError'),
    )
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
  return <audio ref={audio} autoPlay />
}
