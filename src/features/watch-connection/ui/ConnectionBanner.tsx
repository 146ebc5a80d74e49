import { useUnit } from 'effector-react'
import { WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { liveRetryRequested } from '@/shared/realtime'
import { Button } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'
import { $isConnectionLost } from '../model/connection-watch'
import styles from './ConnectionBanner.module.css'

/** Says that what is on the screen may be out of date, and lets the doctor try again at once. */
export function ConnectionBanner() {
  const { t } = useTranslation('connection')
  const { isMissed, retry } = useUnit({ isMissed: $isConnectionLost, retry: liveRetryRequested })
  return (
    <div role="status">
      {isMissed && (
        <div className={styles.banner}>
          <Icon icon={WifiOff} size={18} />
          <p className={styles.text}>{t('missed')}</p>
          <Button size="s" onClick={() => retry()}>
            {t('retry')}
          </Button>
        </div>
      )}
    </div>
  )
}
