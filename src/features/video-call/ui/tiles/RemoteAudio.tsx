import { useUnit } from 'effector-react'
import { VolumeX } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getTrack } from '../../lib/media/track-registry'
import { $speaker } from '../../model/local-media'
import { $remoteAudio } from '../../model/remote-peer'
import { CallHint } from '../controls/CallHints'

export function RemoteAudio() {
  const { t } = useTranslation('call')
  const { track, speaker } = useUnit({ track: $remoteAudio, speaker: $speaker })
  const audio = useRef<HTMLAudioElement>(null)
  const [isBlocked, setBlocked] = useState(false)

  const play = () => {
    audio.current?.play().then(
      () => setBlocked(false),
      // Autoplay may be blocked after a reload. A rejection because the track was replaced is ignored.
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
    // If the speaker was unplugged the default one stays in use.
    if (element && 'setSinkId' in element) element.setSinkId(speaker ?? '').catch(() => undefined)
  }, [speaker])

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- live speech has no captions */}
      <audio ref={audio} autoPlay />
      {isBlocked && track !== null && (
        <CallHint icon={VolumeX} text={t('hints.soundBlocked')} help={{ label: t('hints.playSound'), onPress: play }} />
      )}
    </>
  )
}
