import { useUnit } from 'effector-react'
import { type IconNode, MicOff, TriangleAlert, VideoOff, VolumeX } from 'lucide'
import { useEffect, useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Button } from '@/shared/ui/button'
import { restoreFocusOnRemoval } from '@/shared/ui/focus'
import { Icon } from '@/shared/ui/icon'
import { LiveRegion } from '@/shared/ui/live-region'
import { useIsPhone } from '@/shared/ui/use-media-query'
import { isStarting } from '../../lib/devices/local-devices'
import type { WeakSide } from '../../lib/quality/quality-estimate'
import { $isSpeakingMuted } from '../../model/audio-level'
import { $window } from '../../model/call-window'
import { $qualityReduction, $weakSide, lowQualityAccepted } from '../../model/connection-quality'
import { $camera, $microphone, microphoneToggled } from '../../model/local-media'
import { $isAudioBlocked, audioPlayRequested } from '../../model/remote-peer'
import styles from './CallHints.module.css'

const MICROPHONE_HINT_DELAY_MS = 2_000

/** Shows one hint; a problem that the user can fix at once comes first. */
export function CallHints() {
  const { t } = useTranslation('call')
  const { isAudioBlocked, isSpeakingMuted, microphone, camera, weakSide, unmute } = useUnit({
    isAudioBlocked: $isAudioBlocked,
    isSpeakingMuted: $isSpeakingMuted,
    microphone: $microphone,
    camera: $camera,
    weakSide: $weakSide,
    unmute: microphoneToggled,
  })
  if (isAudioBlocked) return <AudioBlockedHint />
  if (isSpeakingMuted) {
    return (
      <CallHint
        icon={MicOff}
        text={t('hints.talkingMuted')}
        action={{ label: t('controls.unmuteMicrophone'), onChoose: () => unmute() }}
      />
    )
  }
  if (isStarting(microphone)) return <MicrophoneStartingHint />
  if (microphone.isMutedBySystem) return <CallHint icon={MicOff} text={t('hints.microphoneMutedBySystem')} />
  if (camera.isMutedBySystem) return <CallHint icon={VideoOff} text={t('hints.cameraMutedBySystem')} />
  return weakSide && <WeakConnectionHint weakSide={weakSide} />
}

/** Shown after a delay: most microphones open at once, the others wait for the answer to a permission prompt. */
function MicrophoneStartingHint() {
  const { t } = useTranslation('call')
  const [isDelayed, setDelayed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(true), MICROPHONE_HINT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return isDelayed && <CallHint icon={MicOff} text={t('hints.microphoneStarting')} />
}

export function AudioBlockedHint() {
  const { t } = useTranslation('call')
  const play = useUnit(audioPlayRequested)
  return (
    <CallHint
      icon={VolumeX}
      text={t('hints.audioBlocked')}
      action={{ label: t('hints.playAudio'), onChoose: () => play() }}
    />
  )
}

const TEXTS = { local: 'hints.weakLocal', remote: 'hints.weakRemote' } as const satisfies Record<WeakSide, string>
const ACTIONS = { camera: 'hints.stopCamera', bandwidth: 'hints.reduceQuality' } as const

function WeakConnectionHint({ weakSide }: { weakSide: WeakSide }) {
  const { t } = useTranslation('call')
  const isPhone = useIsPhone()
  const { reduction, window, accept } = useUnit({
    reduction: $qualityReduction,
    window: $window,
    accept: lowQualityAccepted,
  })
  // There the video needs the height, and the camera button is beside the hint.
  const isRepeated = reduction === 'camera' && window === 'minimised' && isPhone
  return (
    <CallHint
      icon={TriangleAlert}
      text={t(TEXTS[weakSide])}
      action={reduction && !isRepeated ? { label: t(ACTIONS[reduction]), onChoose: () => accept() } : undefined}
    />
  )
}

interface CallHintProps {
  icon: IconNode
  text: string
  action?: { label: string; onChoose: () => void } | undefined
}

function CallHint({ icon, text, action }: CallHintProps) {
  return (
    <p className={styles.hint}>
      <Icon icon={icon} size={18} className={styles.icon} />
      <span>{text}</span>
      {action && (
        <Button ref={restoreFocusOnRemoval} size="s" onClick={action.onChoose}>
          {action.label}
        </Button>
      )}
      <LiveRegion message={text} />
    </p>
  )
}
