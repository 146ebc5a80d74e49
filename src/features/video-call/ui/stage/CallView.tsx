import { useUnit } from 'effector-react'
import { WifiOff } from 'lucide'
import type { ReactNode, RefObject } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Button } from '@/shared/ui/button'
import { restoreFocusOnRemoval } from '@/shared/ui/focus'
import { Icon } from '@/shared/ui/icon'
import { $connection, $joinedAt } from '../../model/call'
import { retryRequested } from '../../model/call-state'
import { $peer } from '../../model/remote-peer'
import { CallControls } from '../controls/CallControls'
import { CallHints } from '../controls/CallHints'
import { LocalVideoTile } from '../tiles/LocalVideoTile'
import { RemoteVideoTile } from '../tiles/RemoteVideoTile'
import { CallStatusBadge, CallTimer } from './CallStatus'
import styles from './CallView.module.css'

/** `pip` is the picture-in-picture window. */
export type CallVariant = 'full' | 'minimised' | 'pip'

type CallViewProps = {
  variant: CallVariant
  video?: RefObject<HTMLVideoElement | null>
  windowButtons?: ReactNode
}

export function CallView({ variant, video, windowButtons }: CallViewProps) {
  const { t } = useTranslation('call')
  const { peer, connection, joinedAt } = useUnit({ peer: $peer, connection: $connection, joinedAt: $joinedAt })
  const isFull = variant === 'full'
  return (
    <div className={styles.frame} data-layout-variant={variant}>
      <header className={styles.header}>
        <h2 className={styles.title}>
          {isFull || !peer ? t('window.name') : <bdi>{peer.name || t('peer.unnamed')}</bdi>}
        </h2>
        <div className={styles.state}>
          <CallStatusBadge />
          {joinedAt !== null && <CallTimer since={joinedAt} />}
        </div>
        <div className={styles.buttons}>{windowButtons}</div>
      </header>
      <div className={styles.stage}>
        {connection.status === 'failed' ? <CallErrorPanel /> : <RemoteVideoTile ref={video} hasName={isFull} />}
        {isFull && <LocalVideoTile />}
      </div>
      <div className={styles.hints}>
        <CallHints />
      </div>
      <CallControls isCompact={!isFull} />
    </div>
  )
}

function CallErrorPanel() {
  const { t } = useTranslation('call')
  const { connection, retry } = useUnit({ connection: $connection, retry: retryRequested })
  const isLostRepeatedly = connection.status === 'failed' && connection.error.code === 'lost-repeatedly'
  return (
    <div ref={restoreFocusOnRemoval} role="alert" className={styles.failed}>
      <Icon icon={WifiOff} size={32} className={styles.errorIcon} />
      <p className={styles.errorTitle}>{t('failed.title')}</p>
      <p className={styles.errorText}>{t('failed.text')}</p>
      {isLostRepeatedly && <p className={styles.errorText}>{t('failed.lostRepeatedly')}</p>}
      <Button variant="primary" onClick={() => retry()}>
        {t('failed.retry')}
      </Button>
    </div>
  )
}
