import { useUnit } from 'effector-react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { LiveRegion } from '@/shared/ui/live-region'
import { $peer, $remoteAudio, $remoteVideo } from '../../model/remote-peer'
import { WaitingForPeer } from './WaitingForPeer'
import { PeerStatusIcons } from './PeerStatusIcons'
import { PeerPlaceholder } from './PeerPlaceholder'
import styles from './RemoteVideoTile.module.css'
import { TrackVideo } from './TrackVideo'

type RemoteVideoTileProps = {
  /** A minimised window shows the name in its header instead. */
  hasCaption: boolean
  ref: Ref<HTMLVideoElement>
}

export function RemoteVideoTile({ hasCaption, ref }: RemoteVideoTileProps) {
  const { t } = useTranslation('call')
  const { peer, track, audioTrack } = useUnit({ peer: $peer, track: $remoteVideo, audioTrack: $remoteAudio })
  if (!peer) return <WaitingForPeer />
  const name = peer.name || t('peer.unnamed')
  // A missing track looks like a paused one.
  const isCameraOff = peer.isCameraPaused || track === null
  const isMicrophoneOff = peer.isMicrophonePaused || audioTrack === null
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
