import { useUnit } from 'effector-react'
import { UserRound, UserX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon, Spinner } from '@/shared/ui/icon'
import { $connection } from '../../model/call'
import { $expectedPeerName } from '../../model/join-dialog'
import { $hasPeerLeft } from '../../model/remote-peer'
import styles from './RemoteVideoTile.module.css'

export function WaitingForPeer() {
  const { t } = useTranslation('call')
  const { connection, hasPeerLeft, participant } = useUnit({
    connection: $connection,
    hasPeerLeft: $hasPeerLeft,
    participant: $expectedPeerName,
  })
  if (connection.status !== 'connected') {
    return (
      <div className={styles.tile}>
        <div className={styles.placeholder}>
          <Spinner size={32} />
        </div>
      </div>
    )
  }
  return (
    <div className={styles.tile}>
      <div className={styles.placeholder}>
        <Icon icon={hasPeerLeft ? UserX : UserRound} size={32} />
        {participant && <bdi className={styles.name}>{participant}</bdi>}
        <p className={styles.state}>{t(hasPeerLeft ? 'labels.peerLeft' : 'peer.waiting')}</p>
      </div>
    </div>
  )
}
