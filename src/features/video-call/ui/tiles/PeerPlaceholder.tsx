import { useTranslation } from 'react-i18next'
import { Avatar } from '@/shared/ui/avatar'
import styles from './RemoteVideoTile.module.css'

export function PeerPlaceholder({ name, isDisconnected }: { name: string; isDisconnected: boolean }) {
  const { t } = useTranslation('call')
  return (
    <div className={styles.placeholder}>
      <Avatar name={name} size={64} />
      <p className={styles.state}>{t(isDisconnected ? 'peer.disconnected' : 'peer.cameraOff')}</p>
    </div>
  )
}
