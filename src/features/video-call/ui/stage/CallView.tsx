import { useUnit } from 'effector-react'
import type { ReactNode, RefObject } from 'react'
import { useTranslation } from '@/shared/i18n'
import { $connection, $joinedAt } from '../../model/call'
import { $knownPeerName } from '../../model/remote-peer'
import { CallControls } from '../controls/CallControls'
import { CallHints } from '../controls/CallHints'
import { LocalVideoTile } from '../tiles/LocalVideoTile'
import { RemoteVideoTile } from '../tiles/RemoteVideoTile'
import { CallErrorPanel } from './CallErrorPanel'
import { CallStatusBadge, CallTimer } from './CallStatusBadge'
import styles from './CallView.module.css'

/** `pip` is the picture-in-picture window. */
type CallVariant = 'full' | 'minimised' | 'pip'

interface CallViewProps {
  variant: CallVariant
  video?: RefObject<HTMLVideoElement | null>
  windowButtons?: ReactNode
}

export function CallView({ variant, video, windowButtons }: CallViewProps) {
  const { t } = useTranslation('call')
  const { peerName, connection, joinedAt } = useUnit({
    peerName: $knownPeerName,
    connection: $connection,
    joinedAt: $joinedAt,
  })
  const isFull = variant === 'full'
  return (
    <div className={styles.frame} data-layout-variant={variant}>
      <div className={styles.header}>
        <h2 className={styles.title}>{peerName ? <bdi title={peerName}>{peerName}</bdi> : t('window.name')}</h2>
        <div className={styles.state}>
          <CallStatusBadge />
          {joinedAt !== null && <CallTimer since={joinedAt} />}
        </div>
        <div className={styles.buttons}>{windowButtons}</div>
      </div>
      <div className={styles.stage}>
        {connection.status === 'failed' ? <CallErrorPanel /> : <RemoteVideoTile ref={video} />}
        {isFull && <LocalVideoTile />}
      </div>
      <div className={styles.hints}>
        <CallHints />
      </div>
      <CallControls isCompact={!isFull} />
    </div>
  )
}
