import { useTranslation } from 'react-i18next'
import { ErrorState } from '@/shared/ui/error-state'

export function PermissionsUnknown({ onRetry, error }: { onRetry: () => void; error: unknown }) {
  const { t } = useTranslation('statusPages')
  return (
    <ErrorState
      scope="page"
      title={t('permissionsUnknown.title')}
      text={t('permissionsUnknown.text')}
      onRetry={onRetry}
      error={error}
    />
  )
}
