import { useTranslation } from 'react-i18next'
import { ErrorState } from '@/shared/ui/error-state'

/** The permissions could not be asked for: the screen stays closed until they are known. */
export function PermissionsUnknown({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('statusPages')
  return (
    <ErrorState
      scope="page"
      title={t('permissionsUnknown.title')}
      text={t('permissionsUnknown.text')}
      onRetry={onRetry}
    />
  )
}
