import { useUnit } from 'effector-react'
import { RefreshCw } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { $isReloadPending, reloadRequested } from '@/shared/lifecycle'
import { PageBanner } from '@/shared/ui/page-banner'
import { $isUpdateAvailable } from '../model/update-check'

export function UpdateBanner() {
  const { t } = useTranslation('connection')
  const { isAvailable, isReloadPending, reload } = useUnit({
    isAvailable: $isUpdateAvailable,
    isReloadPending: $isReloadPending,
    reload: reloadRequested,
  })
  return (
    <PageBanner
      tone="info"
      icon={RefreshCw}
      text={isAvailable ? t('newVersion') : null}
      action={t('reload')}
      onAction={() => reload()}
      isActionPending={isReloadPending}
    />
  )
}
