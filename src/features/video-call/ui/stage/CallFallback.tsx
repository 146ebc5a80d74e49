import { useUnit } from 'effector-react'
import { Mic, MicOff, MonitorX, PhoneOff, RotateCw, Video, VideoOff } from 'lucide'
import { createPortal } from 'react-dom'
import { useTranslation } from '@/shared/i18n'
import { Button } from '@/shared/ui/button'
import { ErrorBoundary } from '@/shared/ui/error-boundary'
import { $call } from '../../model/call'
import { hangUpRequested, isRunning } from '../../model/call-state'
import {
  $camera,
  $isScreenShared,
  $microphone,
  cameraToggled,
  microphoneToggled,
  screenShareToggled,
} from '../../model/local-media'
import { $isAudioBlocked } from '../../model/remote-peer'
import { AudioBlockedHint } from '../controls/CallHints'
import { RemoteAudio } from '../tiles/RemoteAudio'
import { useCallHost, useTopModal } from '../window/use-call-host'
import styles from './CallFallback.module.css'

/** Shown while the view of a call cannot be rendered: camera and microphone are live, so they stay controllable. */
export function CallFallback({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['call', 'common'])
  const {
    call,
    microphone,
    camera,
    isScreenShared,
    isAudioBlocked,
    toggleMicrophone,
    toggleCamera,
    toggleScreen,
    end,
  } = useUnit({
    call: $call,
    microphone: $microphone,
    camera: $camera,
    isScreenShared: $isScreenShared,
    isAudioBlocked: $isAudioBlocked,
    toggleMicrophone: microphoneToggled,
    toggleCamera: cameraToggled,
    toggleScreen: screenShareToggled,
    end: hangUpRequested,
  })
  const host = useCallHost(useTopModal())
  if (call.status !== 'pre-join' && !isRunning(call)) return null
  return createPortal(
    <section aria-label={t('call:window.name')} className={styles.fallback} data-call-fallback>
      <div role="alert">
        <h2 className={styles.title}>{t('call:viewFailed.title')}</h2>
        <p className={styles.text}>{t('call:viewFailed.text')}</p>
      </div>
      <div role="group" aria-label={t('call:controls.name')} className={styles.controls}>
        <Button icon={microphone.isOn ? Mic : MicOff} onClick={() => toggleMicrophone()}>
          {t(microphone.isOn ? 'call:controls.muteMicrophone' : 'call:controls.unmuteMicrophone')}
        </Button>
        <Button icon={camera.isOn ? Video : VideoOff} onClick={() => toggleCamera()}>
          {t(camera.isOn ? 'call:controls.stopCamera' : 'call:controls.startCamera')}
        </Button>
        {isScreenShared && (
          <Button icon={MonitorX} onClick={() => toggleScreen()}>
            {t('call:controls.stopSharing')}
          </Button>
        )}
        <Button icon={RotateCw} onClick={onRetry}>
          {t('common:retry')}
        </Button>
        <Button icon={PhoneOff} variant="danger" onClick={() => end()}>
          {t('call:controls.end')}
        </Button>
      </div>
      <ErrorBoundary>
        <RemoteAudio />
        {isAudioBlocked && <AudioBlockedHint />}
      </ErrorBoundary>
    </section>,
    host,
  )
}
