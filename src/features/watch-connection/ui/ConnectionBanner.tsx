import { useUnit } from 'effector-react'
import { WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { liveRetryRequested } from '@/shared/realtime'
import { PageBanner } from '@/shared/ui/page-banner'
import { $isConnectionLost } from '../model/connection-watch'

export function ConnectionBanner() {
  const { t } = useTranslation('connection')
  const { isLost, retry } = useUnit({ isLost: $isConnectionLost, retry: liveRetryRequested })
  return <PageBanner icon={WifiOff} text={isLost ? t('missed') : null} action={t('retry')} onAction={() => retry()} />
}
