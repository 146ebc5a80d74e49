import { useUnit } from 'effector-react'
import { type IconNode, RefreshCw, UserX, Wifi, WifiOff } from 'lucide'
import { useEffect, useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Badge, type BadgeTone } from '@/shared/ui/badge'
import { LiveRegion } from '@/shared/ui/live-region'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import { formatDuration } from '../../lib/format-duration'
import { $connection } from '../../model/call'
import { $callLabel, type CallLabel } from '../../model/remote-peer'
import styles from './CallView.module.css'

const VARIANTS: Record<CallLabel, { tone: BadgeTone; icon: IconNode }> = {
  ongoing: { tone: 'success', icon: Wifi },
  connecting: { tone: 'info', icon: RefreshCw },
  reconnecting: { tone: 'warning', icon: RefreshCw },
  peerLeft: { tone: 'neutral', icon: UserX },
  noConnection: { tone: 'danger', icon: WifiOff },
}

/** Uses the labels of the specification. Each change is announced, but not each attempt, nor what a toast announces. */
export function CallStatusBadge() {
  const { t } = useTranslation('call')
  const { label, connection } = useUnit({ label: $callLabel, connection: $connection })
  const attempt = connection.status === 'reconnecting' ? connection.attempt : 1
  const text = t(`labels.${label}`, { attempt })
  return (
    <>
      <Badge {...VARIANTS[label]}>{text}</Badge>
      <LiveRegion
        message={label === 'peerLeft' ? '' : label === 'reconnecting' ? t('labels.reconnectingAnnounced') : text}
      />
    </>
  )
}

/** Time since joining. No live region: it would announce every second. */
export function CallTimer({ since }: { since: number }) {
  const { t } = useTranslation('call')
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [since])
  return (
    <span className={styles.timer} data-timer>
      <VisuallyHidden>{t('time')}: </VisuallyHidden>
      {formatDuration(now - since)}
    </span>
  )
}
