import { useUnit } from 'effector-react'
import { MicOff, Move, VideoOff } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { Icon, Spinner } from '@/shared/ui/icon'
import { IconButton } from '@/shared/ui/icon-button'
import { isStarting } from '../../lib/devices/local-devices'
import { $localTilePosition, localTileMoved } from '../../model/call-window'
import { $camera, $isScreenShared, $localVideoTrackId, $microphone } from '../../model/local-media'
import styles from './LocalVideoTile.module.css'
import { TrackVideo } from './TrackVideo'
import { useDraggable } from '../window/use-draggable'

export function LocalVideoTile() {
  const { t } = useTranslation('call')
  const { trackId, camera, microphone, isScreenShared, tilePosition, tileMoved } = useUnit({
    trackId: $localVideoTrackId,
    camera: $camera,
    microphone: $microphone,
    isScreenShared: $isScreenShared,
    tilePosition: $localTilePosition,
    tileMoved: localTileMoved,
  })
  const { box, moved, surface, handle } = useDraggable<HTMLDivElement>({ position: tilePosition, onMove: tileMoved })
  const isVideoShown = trackId !== null && (isScreenShared || camera.isEnabled)
  return (
    <div ref={box} role="group" aria-label={t('local.name')} className={styles.tile} {...moved} {...surface}>
      {isVideoShown ? (
        <TrackVideo key={trackId} trackId={trackId} isLocalCamera={!isScreenShared} />
      ) : (
        <p className={styles.placeholder}>
          {isStarting(camera) ? <Spinner /> : <Icon icon={VideoOff} size={24} />}
          {t(isStarting(camera) ? 'preJoin.starting' : 'local.cameraOff')}
        </p>
      )}
      <p className={styles.caption}>
        {t(isScreenShared ? 'local.screenOn' : 'local.name')}
        {!microphone.isOn && <Icon icon={MicOff} size={16} className={styles.muted} label={t('local.microphoneOff')} />}
      </p>
      <IconButton
        {...handle}
        aria-description={t('window.moveHint')}
        icon={Move}
        size="s"
        label={t('local.move')}
        className={styles.handle}
      />
    </div>
  )
}
