import { useUnit } from 'effector-react'
import { RefreshCw } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { PageBanner } from '@/shared/ui/page-banner'
import { $isReloadPending, $isUpdateAvailable, updateAccepted } from '../model/update-check'

export function UpdateBanner() {
  const { t } = useTranslation('connection')
  const { isAvailable, isReloadPending, accept } = useUnit({
    isAvailable: $isUpdateAvailable,
    isReloadPending: $isReloadPending,
    accept: updateAccepted,
  })
  return (
    <PageBanner
      tone="info"
      icon={RefreshCw}
      text={isAvailable ? t('newVersion') : null}
      action={t('reload')}
      onAction={() => accept()}
      isActionPending={isReloadPending}
    />
  )
}
