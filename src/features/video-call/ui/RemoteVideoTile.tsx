import { useUnit } from 'effector-react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { LiveRegion } from '@/shared/ui/live-region'
import { $peer, $remoteAudio, $remoteVideo } from '../model/remote-peer'
import { WaitingForPeer } from './WaitingForPeer'
import { PeerStatusIcons } from './PeerStatusIcons'
import { PeerPlaceholder } from './PeerPlaceholder'
import styles from './RemoteVideoTile.module.css'
import { TrackVideo } from './TrackVideo'

type RemoteVideoTileProps = {
  /** Where the window is small its head names them. */
  hasCaption: boolean
  ref: Ref<HTMLVideoElement>
}

/** The other participant, as large as there is room. */
export function RemoteVideoTile({ hasCaption, ref }: RemoteVideoTileProps) {
  const { t } = useTranslation('call')
  const { peer, track, sound } = useUnit({ peer: $peer, track: $remoteVideo, sound: $remoteAudio })
  if (!peer) return <WaitingForPeer />
  const name = peer.name || t('peer.unnamed')
  // Who sends nothing is as little to be seen or heard as who has paused it.
  const isCameraOff = peer.isCameraPaused || track === null
  const isMicrophoneOff = peer.isMicrophonePaused || sound === null
  return (
    <div className={styles.tile} role="group" aria-label={name}>
      {!isCameraOff && !peer.isDisconnected ? (
        <TrackVideo key={track} ref={ref} track={track} />
      ) : (
        <PeerPlaceholder name={name} isDisconnected={peer.isDisconnected} />
      )}
      {hasCaption && (
        <p className={styles.caption}>
          <bdi className={styles.name}>{name}</bdi>
          <PeerStatusIcons
            isDisconnected={peer.isDisconnected}
            isCameraOff={isCameraOff}
            isMicrophoneOff={isMicrophoneOff}
          />
        </p>
      )}
      <LiveRegion
        message={
          peer.isDisconnected
            ? t('peer.announcedDisconnected', { name })
            : t('peer.announced', {
                name,
                camera: t(isCameraOff ? 'peer.cameraOff' : 'peer.cameraOn'),
                microphone: t(isMicrophoneOff ? 'peer.microphoneOff' : 'peer.microphoneOn'),
              })
        }
      />
    </div>
  )
}
