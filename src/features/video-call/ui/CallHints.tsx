import { useUnit } from 'effector-react'
import { MicOff, TriangleAlert, VideoOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { $camera, $isScreenShared, $isTalkingMuted, $microphone, microphoneToggled } from '../model/local-media'
import { $weakSide, lowQualityAccepted, type WeakSide } from '../model/connection-quality'
import { CallHint } from './CallHint'

/** What the doctor may not notice without being told; the one that can be mended at once comes first. */
export function CallHints() {
  const { t } = useTranslation('call')
  const { isTalkingMuted, microphone, camera, weakness, unmute } = useUnit({
    isTalkingMuted: $isTalkingMuted,
    microphone: $microphone,
    camera: $camera,
    weakness: $weakSide,
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
  return weakness && <WeakConnectionHint weakness={weakness} />
}

const TEXTS = {
  local: { text: 'hints.weakLocal', help: 'hints.weakLocalAction' },
  remote: { text: 'hints.weakRemote', help: 'hints.weakRemoteAction' },
} as const satisfies Record<WeakSide, object>

function WeakConnectionHint({ weakness }: { weakness: WeakSide }) {
  const { t } = useTranslation('call')
  const { camera, isScreenShared, accept } = useUnit({
    camera: $camera,
    isScreenShared: $isScreenShared,
    accept: lowQualityAccepted,
  })
  // Who sends no picture has none to spare.
  const canHelp = camera.isRunning || isScreenShared
  return (
    <CallHint
      icon={TriangleAlert}
      text={t(TEXTS[weakness].text)}
      help={canHelp ? { label: t(TEXTS[weakness].help), onPress: () => accept() } : undefined}
    />
  )
}
