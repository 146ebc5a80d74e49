import { useUnit } from 'effector-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { getTrack } from '../lib/track-registry'
import { $speaker } from '../model/local-media'
import { $remoteAudio } from '../model/remote-peer'
import { AutoplayBlockedHint } from './AutoplayBlockedHint'

/** What the other participant says, wherever their picture is, on the chosen loudspeaker. */
export function RemoteAudio() {
  const { track, speaker } = useUnit({ track: $remoteAudio, speaker: $speaker })
  const audio = useRef<HTMLAudioElement>(null)
  const [isBlocked, setBlocked] = useState(false)

  const play = () => {
    audio.current?.play().then(
      () => setBlocked(false),
      // A page that comes back by itself may have to be touched first. Another track in the meantime is no refusal.
      (error: unknown) => setBlocked(error instanceof DOMException && error.name === 'NotAllowedError'),
    )
  }

  useLayoutEffect(() => {
    const element = audio.current
    const live = getTrack(track)
    if (!element || !live) return
    element.srcObject = new MediaStream([live])
    play()
    return () => {
      element.srcObject = null
    }
  }, [track])

  useLayoutEffect(() => {
    const element = audio.current
    // A loudspeaker that is gone leaves the sound on the one of the system.
    if (element && 'setSinkId' in element) element.setSinkId(speaker ?? '').catch(() => undefined)
  }, [speaker])

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- somebody who speaks now has no captions */}
      <audio ref={audio} autoPlay />
      {isBlocked && <AutoplayBlockedHint onPlay={play} />}
    </>
  )
}
