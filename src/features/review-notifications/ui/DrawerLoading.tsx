import { useTranslation } from 'react-i18next'
import { OnItsWay } from '@/shared/ui/lazy'
import { ListSkeleton } from '@/shared/ui/list'
import { drawerBody } from '../model/lazy-drawer'

/** The drawer whose code has not arrived. */
export function DrawerOnItsWay() {
  const { t } = useTranslation('notifications')
  return (
    <OnItsWay
      of={drawerBody}
      failedTitle={t('loadFailed')}
      failedText={t('loadFailedHint')}
      waiting={<ListSkeleton rows={8} />}
    />
  )
}
