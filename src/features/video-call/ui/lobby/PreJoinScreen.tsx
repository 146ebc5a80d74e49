import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { callEnded, joinRequested } from '../../model/call'
import { CallDialog } from '../stage/CallDialog'
import { CameraPreview } from './CameraPreview'
import { CameraPicker, MicrophonePicker, SpeakerPicker } from '../controls/DevicePickers'
import { AudioLevelMeter } from './AudioLevelMeter'
import { DeviceErrors } from './DeviceErrors'
import { MediaToggles } from '../controls/MediaToggles'
import styles from './PreJoinScreen.module.css'
import { SpeakerTest } from './SpeakerTest'

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
            <div className={styles.preview}>
              <CameraPreview />
              <div role="group" aria-label={t('controls.name')} className={styles.toggles}>
                <MediaToggles />
              </div>
            </div>
            <div className={styles.devices}>
              <DeviceErrors />
              <CameraPicker />
              <div className={styles.audioDevice}>
                <MicrophonePicker />
                <AudioLevelMeter />
                <p className={styles.hint}>{t('preJoin.levelHint')}</p>
              </div>
              <div className={styles.audioDevice}>
                <SpeakerPicker />
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
