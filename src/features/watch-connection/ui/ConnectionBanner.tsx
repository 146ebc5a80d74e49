import { useUnit } from 'effector-react'
import { WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { liveRetryRequested } from '@/shared/realtime'
import { WarningBanner } from '@/shared/ui/warning-banner'
import { $isConnectionLost } from '../model/connection-watch'

export function ConnectionBanner() {
  const { t } = useTranslation('connection')
  const { isLost, retry } = useUnit({ isLost: $isConnectionLost, retry: liveRetryRequested })
  return (
    <WarningBanner icon={WifiOff} text={isLost ? t('missed') : null} action={t('retry')} onAction={() => retry()} />
  )
}
