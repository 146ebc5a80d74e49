import { useTranslation } from 'react-i18next'
import { LoadingFallback } from '@/shared/ui/lazy'
import { ListSkeleton } from '@/shared/ui/list'
import { drawerBody } from '../model/lazy-drawer'

export function DrawerLoading() {
  const { t } = useTranslation('notifications')
  return (
    <LoadingFallback
      view={drawerBody}
      failedTitle={t('loadFailed')}
      failedText={t('loadFailedHint')}
      placeholder={<ListSkeleton rows={8} />}
    />
  )
}
