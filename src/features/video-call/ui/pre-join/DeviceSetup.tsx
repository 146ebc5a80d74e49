import { useUnit } from 'effector-react'
import { VideoOff } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { Icon, Spinner } from '@/shared/ui/icon'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import { isStarting } from '../../lib/devices/local-devices'
import { $camera, $localMedia, $localVideoTrackId } from '../../model/local-media'
import { DevicePicker, MediaToggles } from '../controls/DeviceControls'
import { DeviceErrors } from '../controls/DeviceErrors'
import { TrackVideo } from '../tiles/TrackVideo'
import { AudioLevelMeter, SpeakerTest } from './DeviceChecks'
import styles from './DeviceSetup.module.css'

/** Preview, switches, choice and checks of the devices: before a call, and in the device test. */
export function DeviceSetup() {
  const { t } = useTranslation('call')
  const { tracks, errors } = useUnit($localMedia)
  const canMicrophoneOpen = tracks.microphone !== null || errors.microphone === null
  return (
    <div className={styles.setup}>
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
            {canMicrophoneOpen && (
              <>
                <AudioLevelMeter />
                <p className={styles.hint}>{t('preJoin.levelHint')}</p>
              </>
            )}
          </div>
          <div className={styles.audioDevice}>
            <DevicePicker kind="speaker" />
            <SpeakerTest />
          </div>
        </div>
      </div>
    </div>
  )
}

function CameraPreview() {
  const { t } = useTranslation('call')
  const { camera, trackId } = useUnit({ camera: $camera, trackId: $localVideoTrackId })
  const isVideoShown = trackId !== null && camera.isEnabled
  return (
    <div role="group" aria-label={t('preJoin.preview')} className={styles.preview}>
      {isVideoShown ? (
        <>
          <TrackVideo key={trackId} trackId={trackId} isLocalCamera />
          <VisuallyHidden>{t('local.cameraOn')}</VisuallyHidden>
        </>
      ) : (
        <p className={styles.placeholder}>
          {isStarting(camera) ? <Spinner size={32} /> : <Icon icon={VideoOff} size={32} />}
          {t(isStarting(camera) ? 'preJoin.starting' : 'local.cameraOff')}
        </p>
      )}
    </div>
  )
}
