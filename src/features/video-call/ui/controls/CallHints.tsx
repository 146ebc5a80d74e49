import { useUnit } from 'effector-react'
import { type LucideIcon, MicOff, TriangleAlert, VideoOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'
import { LiveRegion } from '@/shared/ui/live-region'
import { $isTalkingMuted } from '../../model/audio-level'
import { $weakSide, lowQualityAccepted, type WeakSide } from '../../model/connection-quality'
import { $camera, $isScreenShared, $microphone, microphoneToggled } from '../../model/local-media'
import styles from './CallHints.module.css'

/** Shows one hint; a problem that the user can fix at once comes first. */
export function CallHints() {
  const { t } = useTranslation('call')
  const { isTalkingMuted, microphone, camera, weakSide, unmute } = useUnit({
    isTalkingMuted: $isTalkingMuted,
    microphone: $microphone,
    camera: $camera,
    weakSide: $weakSide,
    unmute: microphoneToggled,
  })
  if (isTalkingMuted) {
    return (
      <CallHint
        icon={MicOff}
        text={t('hints.talkingMuted')}
        help={{ label: t('controls.unmuteMicrophone'), onPress: () => unmute() }}
      />
    )
  }
  if (microphone.isRunning && microphone.isMutedBySystem)
    return <CallHint icon={MicOff} text={t('hints.microphoneMutedBySystem')} />
  if (camera.isRunning && camera.isMutedBySystem)
    return <CallHint icon={VideoOff} text={t('hints.cameraMutedBySystem')} />
  return weakSide && <WeakConnectionHint weakSide={weakSide} />
}

const TEXTS = {
  local: { text: 'hints.weakLocal', help: 'hints.weakLocalAction' },
  remote: { text: 'hints.weakRemote', help: 'hints.weakRemoteAction' },
} as const satisfies Record<WeakSide, object>

function WeakConnectionHint({ weakSide }: { weakSide: WeakSide }) {
  const { t } = useTranslation('call')
  const { camera, isScreenShared, accept } = useUnit({
    camera: $camera,
    isScreenShared: $isScreenShared,
    accept: lowQualityAccepted,
  })
  // Without outgoing video no bandwidth can be saved.
  const canHelp = camera.isRunning || isScreenShared
  return (
    <CallHint
      icon={TriangleAlert}
      text={t(TEXTS[weakSide].text)}
      help={canHelp ? { label: t(TEXTS[weakSide].help), onPress: () => accept() } : undefined}
    />
  )
}

type CallHintProps = {
  icon: LucideIcon
  text: string
  help?: { label: string; onPress: () => void } | undefined
}

export function CallHint({ icon, text, help }: CallHintProps) {
  return (
    <p className={styles.hint}>
      <Icon icon={icon} size={18} className={styles.icon} />
      <span>{text}</span>
      {help && (
        <Button size="s" onClick={help.onPress}>
          {help.label}
        </Button>
      )}
      <LiveRegion message={text} />
    </p>
  )
}
