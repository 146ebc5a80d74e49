import { useUnit } from 'effector-react'
import { type LucideIcon, RefreshCw, UserX, Wifi, WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge, type BadgeTone } from '@/shared/ui/badge'
import { LiveRegion } from '@/shared/ui/live-region'
import { $connection } from '../../model/call'
import { $callLabel, type CallLabel } from '../../model/remote-peer'

const VARIANTS: Record<CallLabel, { tone: BadgeTone; icon: LucideIcon }> = {
  ongoing: { tone: 'success', icon: Wifi },
  connecting: { tone: 'info', icon: RefreshCw },
  reconnecting: { tone: 'warning', icon: RefreshCw },
  peerLeft: { tone: 'neutral', icon: UserX },
  noConnection: { tone: 'danger', icon: WifiOff },
}

/** Uses the labels of the specification. Each change is announced, but not each attempt. */
export function CallStatusBadge() {
  const { t } = useTranslation('call')
  const { label, connection } = useUnit({ label: $callLabel, connection: $connection })
  const attempt = connection.status === 'reconnecting' ? connection.attempt : 1
  const text = t(`labels.${label}`, { attempt })
  return (
    <>
      <Badge {...VARIANTS[label]}>{text}</Badge>
      <LiveRegion message={label === 'reconnecting' ? t('labels.reconnectingAnnounced') : text} />
    </>
  )
}
