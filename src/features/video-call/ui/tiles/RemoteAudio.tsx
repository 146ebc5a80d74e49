import { useUnit } from 'effector-react'
import { VolumeX } from 'lucide'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { getTrack } from '../../lib/media/track-registry'
import { $speaker } from '../../model/local-media'
import { $remoteAudioTrackId } from '../../model/remote-peer'
import { CallHint } from '../controls/CallHints'

export function RemoteAudio() {
  const { t } = useTranslation('call')
  const { trackId, speaker } = useUnit({ trackId: $remoteAudioTrackId, speaker: $speaker })
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
    const track = getTrack(trackId)
    if (!element || !track) return
    element.srcObject = new MediaStream([track])
    play()
    return () => {
      element.srcObject = null
    }
  }, [trackId])

  useLayoutEffect(() => {
    const element = audio.current
    // If the speaker was unplugged the default one stays in use.
    if (element && 'setSinkId' in element) element.setSinkId(speaker ?? '').catch(() => undefined)
  }, [speaker])

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- live speech has no captions */}
      <audio ref={audio} autoPlay />
      {isBlocked && trackId !== null && (
        <CallHint
          icon={VolumeX}
          text={t('hints.soundBlocked')}
          action={{ label: t('hints.playSound'), onChoose: play }}
        />
      )}
    </>
  )
}
