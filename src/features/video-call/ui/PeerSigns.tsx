import { Mic, MicOff, RefreshCw, Video, VideoOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/shared/ui/icon'
import type { RemotePeer } from '../model/remote-peer'
import styles from './PeerSigns.module.css'

/** Whether the other participant can be seen and heard; while their connection is lost, both turn. */
export function PeerSigns({ peer: { isAway, isCameraPaused, isMicrophonePaused } }: { peer: RemotePeer }) {
  const { t } = useTranslation('call')
  const microphone = t(isMicrophonePaused ? 'peer.microphoneOff' : 'peer.microphoneOn')
  const camera = t(isCameraPaused ? 'peer.cameraOff' : 'peer.cameraOn')
  if (isAway) {
    return (
      <span className={styles.signs} data-away="">
        <Icon icon={RefreshCw} size={16} label={t('peer.microphoneAway')} />
        <Icon icon={RefreshCw} size={16} label={t('peer.cameraAway')} />
      </span>
    )
  }
  return (
    <span className={styles.signs}>
      <Sign icon={isMicrophonePaused ? MicOff : Mic} text={microphone} isOff={isMicrophonePaused} />
      <Sign icon={isCameraPaused ? VideoOff : Video} text={camera} isOff={isCameraPaused} />
    </span>
  )
}

/** What is off is said in words, where there is room for them. */
function Sign({ icon, text, isOff }: { icon: typeof Mic; text: string; isOff: boolean }) {
  return (
    <span className={styles.sign} data-off={isOff || undefined}>
      <Icon icon={icon} size={16} label={text} />
      {isOff && (
        <span aria-hidden="true" className={styles.words}>
          {text}
        </span>
      )}
    </span>
  )
}
