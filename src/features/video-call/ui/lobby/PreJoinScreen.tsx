import { useUnit } from 'effector-react'
import { VideoOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { Icon, Spinner } from '@/shared/ui/icon'
import { callEnded, joinRequested } from '../../model/call-state'
import { $camera, $localVideoTrackId } from '../../model/local-media'
import { DevicePicker, MediaToggles } from '../controls/DeviceControls'
import { CallDialog } from '../stage/CallDialog'
import { TrackVideo } from '../tiles/TrackVideo'
import { AudioLevelMeter, DeviceErrors, SpeakerTest } from './DeviceChecks'
import styles from './PreJoinScreen.module.css'

export function PreJoinScreen() {
  const { t } = useTranslation('call')
  const { join, cancel } = useUnit({ join: joinRequested, cancel: callEnded })
  return (
    <CallDialog variant="full" label={t('preJoin.title')} onEscape={() => {}} isNonBlocking={false}>
      <div className={styles.screen}>
        <div className={styles.content}>
          <header>
            <h2 className={styles.title}>{t('preJoin.title')}</h2>
            <p className={styles.text}>{t('preJoin.text')}</p>
          </header>
          <div className={styles.columns}>
            <div className={styles.camera}>
              <CameraPreview />
              <div role="group" aria-label={t('controls.name')} className={styles.toggles}>
                <MediaToggles />
              </div>
            </div>
            <div className={styles.devices}>
              <DeviceErrors />
              <DevicePicker kind="camera" />
              <div className={styles.audioDevice}>
                <DevicePicker kind="microphone" />
                <AudioLevelMeter />
                <p className={styles.hint}>{t('preJoin.levelHint')}</p>
              </div>
              <div className={styles.audioDevice}>
                <DevicePicker kind="speaker" />
                <SpeakerTest />
              </div>
            </div>
          </div>
          <footer className={styles.footer}>
            <Button onClick={() => cancel()}>{t('preJoin.cancel')}</Button>
            <Button variant="primary" data-autofocus="" onClick={() => join()}>
              {t('preJoin.join')}
            </Button>
          </footer>
        </div>
      </div>
    </CallDialog>
  )
}

function CameraPreview() {
  const { t } = useTranslation('call')
  const { camera, track } = useUnit({ camera: $camera, track: $localVideoTrackId })
  const isSeen = track !== null && camera.isEnabled
  const isStarting = camera.isEnabled && !camera.isRunning && camera.deviceError === null
  return (
    <div role="group" aria-label={t('preJoin.preview')} className={styles.preview}>
      {isSeen ? (
        <TrackVideo key={track} track={track} isMirrored />
      ) : (
        <p className={styles.placeholder}>
          {isStarting ? <Spinner size={32} /> : <Icon icon={VideoOff} size={32} />}
          {t(isStarting ? 'preJoin.starting' : 'own.cameraOff')}
        </p>
      )}
    </div>
  )
}
