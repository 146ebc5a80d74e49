import { useUnit } from 'effector-react'
import { $isBulkRunning } from '@/entities/notification'
import { useTranslation } from '@/shared/i18n'

/** Of the controls that start a bulk change: only one runs at a time. */
export function useBulkDisabledReason(): string | undefined {
  const { t } = useTranslation('common')
  return useUnit($isBulkRunning) ? t('busy') : undefined
}
