import { useUnit } from 'effector-react'
import { type ReactNode, type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { $joinedAt } from '../model/call'
import { $connection } from '../model/connection'
import { $peer } from '../model/remote-peer'
import { CallBadge } from './CallStatusBadge'
import { CallControls } from './CallControls'
import { CallFailed } from './CallErrorPanel'
import { CallHints } from './CallHints'
import { CallTimer } from './CallTimer'
import styles from './CallView.module.css'
import { OwnTile } from './LocalVideoTile'
import { PeerTile } from './RemoteVideoTile'

/** Over the whole window, in its corner, or in a window of its own. */
export type CallPlace = 'full' | 'minimised' | 'alone'

type CallViewProps = {
  place: CallPlace
  video?: RefObject<HTMLVideoElement | null>
  /** What is done with the window, at the end of its head. */
  windowButtons?: ReactNode
}

/** Who is there, how the call stands, and what the doctor can do in it. */
export function CallView({ place, video, windowButtons }: CallViewProps) {
  const { t } = useTranslation('call')
  const { peer, connection, joinedAt } = useUnit({ peer: $peer, connection: $connection, joinedAt: $joinedAt })
  const ownVideo = useRef<HTMLVideoElement>(null)
  const isFull = place === 'full'
  return (
    <div className={styles.frame} data-place={place}>
      <header className={styles.header}>
        <h2 className={styles.title}>
          {isFull || !peer ? t('window.name') : <bdi>{peer.name || t('peer.unnamed')}</bdi>}
        </h2>
        <div className={styles.state}>
          <CallBadge />
          {joinedAt !== null && <CallTimer since={joinedAt} />}
        </div>
        <div className={styles.buttons}>{windowButtons}</div>
      </header>
      <div className={styles.stage}>
        {connection.status === 'failed' ? <CallFailed /> : <PeerTile ref={video ?? ownVideo} hasCaption={isFull} />}
        {isFull && <OwnTile />}
      </div>
      <div className={styles.hints}>
        <CallHints />
      </div>
      <CallControls isCompact={!isFull} />
    </div>
  )
}
