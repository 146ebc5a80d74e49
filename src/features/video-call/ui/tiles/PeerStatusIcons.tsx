import { Mic, MicOff, RefreshCw, Video, VideoOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/shared/ui/icon'
import styles from './PeerStatusIcons.module.css'

type PeerStatusIconsProps = { isDisconnected: boolean; isCameraOff: boolean; isMicrophoneOff: boolean }

/** While the connection of the peer is lost, both states are unknown. */
export function PeerStatusIcons({ isDisconnected, isCameraOff, isMicrophoneOff }: PeerStatusIconsProps) {
  const { t } = useTranslation('call')
  const microphone = t(isMicrophoneOff ? 'peer.microphoneOff' : 'peer.microphoneOn')
  const camera = t(isCameraOff ? 'peer.cameraOff' : 'peer.cameraOn')
  if (isDisconnected) {
    return (
      <span className={styles.icons} data-away="">
        <Icon icon={RefreshCw} size={16} label={t('peer.microphoneUnknown')} />
        <Icon icon={RefreshCw} size={16} label={t('peer.cameraUnknown')} />
      </span>
    )
  }
  return (
    <span className={styles.icons}>
      <StatusIcon icon={isMicrophoneOff ? MicOff : Mic} text={microphone} isOff={isMicrophoneOff} />
      <StatusIcon icon={isCameraOff ? VideoOff : Video} text={camera} isOff={isCameraOff} />
    </span>
  )
}

function StatusIcon({ icon, text, isOff }: { icon: typeof Mic; text: string; isOff: boolean }) {
  return (
    <span className={styles.icon} data-off={isOff || undefined}>
      <Icon icon={icon} size={16} label={text} />
      {isOff && (
        <span aria-hidden="true" className={styles.text}>
          {text}
        </span>
      )}
    </span>
  )
}
