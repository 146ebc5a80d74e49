import { useUnit } from 'effector-react'
import { VideoOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon, Spinner } from '@/shared/ui/icon'
import { $camera, $localVideoTrackId } from '../../model/local-media'
import styles from './CameraPreview.module.css'
import { TrackVideo } from '../tiles/TrackVideo'

export function CameraPreview() {
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
