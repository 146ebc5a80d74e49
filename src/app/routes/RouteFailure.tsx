import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router-dom'
import { reloadPage } from '@/shared/browser'
import { isChunkLoadFailure } from '@/shared/lifecycle'
import { ErrorState } from '@/shared/ui/error-state'

/** The error boundary of every screen: a new version to load, or something that broke while rendering. */
export function RouteFailure() {
  const { t } = useTranslation('startUp')
  const isUpdate = isChunkLoadFailure(useRouteError())
  return (
    <main id="main" tabIndex={-1}>
      <ErrorState
        title={isUpdate ? t('updateTitle') : t('crashTitle')}
        text={isUpdate ? t('updateText') : t('crashText')}
        retryLabel={t('reload')}
        onRetry={reloadPage}
      />
    </main>
  )
}
