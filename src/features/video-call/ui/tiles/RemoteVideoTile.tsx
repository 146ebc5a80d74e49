import { useUnit } from 'effector-react'
import { Mic, MicOff, RefreshCw, UserRound, UserX, Video, VideoOff } from 'lucide'
import type { Ref } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Avatar } from '@/shared/ui/avatar'
import { Icon, Spinner } from '@/shared/ui/icon'
import { LiveRegion } from '@/shared/ui/live-region'
import { $connection } from '../../model/call'
import { $hasPeerLeft, $knownPeerName, $peer, $remoteAudioTrackId, $remoteVideoTrackId } from '../../model/remote-peer'
import styles from './RemoteVideoTile.module.css'
import { TrackVideo } from './TrackVideo'

/** The tracks of a participant arrive after the participant: until then nothing is announced as off. */
const TRACKS_DELAY_MS = 2_000

export function RemoteVideoTile({ ref }: { ref?: Ref<HTMLVideoElement> | undefined }) {
  const { t } = useTranslation('call')
  const { connection, peer, videoTrackId, audioTrackId } = useUnit({
    connection: $connection,
    peer: $peer,
    videoTrackId: $remoteVideoTrackId,
    audioTrackId: $remoteAudioTrackId,
  })
  const isCameraOff = videoTrackId === null
  // A rejoin removes all tracks, so that the state of the peer is unknown.
  const isUnknown = isCameraOff && audioTrackId === null && connection.status !== 'connected'
  if (!peer || isUnknown) return <WaitingForPeer />
  const name = peer.name || t('peer.unnamed')
  // A missing track looks like a paused one.
  const isMicrophoneOff = peer.isMicrophonePaused || audioTrackId === null
  return (
    <div className={styles.tile} role="group" aria-label={name}>
      {!isCameraOff ? (
        <TrackVideo key={videoTrackId} ref={ref} trackId={videoTrackId} />
      ) : (
        <PeerPlaceholder name={name} isDisconnected={peer.isDisconnected} />
      )}
      <p className={styles.caption}>
        <PeerStatusIcons
          isDisconnected={peer.isDisconnected}
          isCameraOff={isCameraOff}
          isMicrophoneOff={isMicrophoneOff}
        />
      </p>
      <LiveRegion
        delayMs={TRACKS_DELAY_MS}
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

function WaitingForPeer() {
  const { t } = useTranslation('call')
  const { connection, hasPeerLeft, peerName } = useUnit({
    connection: $connection,
    hasPeerLeft: $hasPeerLeft,
    peerName: $knownPeerName,
  })
  const isConnected = connection.status === 'connected'
  const waiting = hasPeerLeft ? 'peer.mayReturn' : 'peer.waiting'
  const connecting = connection.status === 'reconnecting' ? 'labels.reconnectingAnnounced' : 'labels.connecting'
  return (
    <div className={styles.tile}>
      <div className={styles.placeholder}>
        {isConnected ? <Icon icon={hasPeerLeft ? UserX : UserRound} size={32} /> : <Spinner size={32} />}
        {peerName && (
          <bdi className={styles.name} title={peerName}>
            {peerName}
          </bdi>
        )}
        {/* `CallStatusBadge` announces the state of the connection. */}
        <p aria-hidden={!isConnected || undefined} className={styles.state}>
          {t(isConnected ? waiting : connecting)}
        </p>
      </div>
    </div>
  )
}

function PeerPlaceholder({ name, isDisconnected }: { name: string; isDisconnected: boolean }) {
  const { t } = useTranslation('call')
  return (
    <div className={styles.placeholder}>
      <Avatar name={name} size={64} />
      <p className={styles.state}>{t(isDisconnected ? 'peer.disconnected' : 'peer.cameraOff')}</p>
    </div>
  )
}

interface PeerStatusIconsProps {
  isDisconnected: boolean
  isCameraOff: boolean
  isMicrophoneOff: boolean
}

/** While the connection of the peer is lost, both states are unknown. */
function PeerStatusIcons({ isDisconnected, isCameraOff, isMicrophoneOff }: PeerStatusIconsProps) {
  const { t } = useTranslation('call')
  const microphone = t(isMicrophoneOff ? 'peer.microphoneOff' : 'peer.microphoneOn')
  const camera = t(isCameraOff ? 'peer.cameraOff' : 'peer.cameraOn')
  if (isDisconnected) {
    return (
      <span className={styles.statusIcons} data-away="">
        <Icon icon={RefreshCw} size={16} label={t('peer.microphoneUnknown')} />
        <Icon icon={RefreshCw} size={16} label={t('peer.cameraUnknown')} />
      </span>
    )
  }
  return (
    <span className={styles.statusIcons}>
      <StatusIcon icon={isMicrophoneOff ? MicOff : Mic} text={microphone} isOff={isMicrophoneOff} />
      <StatusIcon icon={isCameraOff ? VideoOff : Video} text={camera} isOff={isCameraOff} />
    </span>
  )
}

function StatusIcon({ icon, text, isOff }: { icon: typeof Mic; text: string; isOff: boolean }) {
  return (
    <span className={styles.statusIcon} data-off={isOff || undefined}>
      <Icon icon={icon} size={16} label={text} />
      {isOff && (
        <span aria-hidden="true" className={styles.statusText}>
          {text}
        </span>
      )}
    </span>
  )
}
