import { useUnit } from 'effector-react'
import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Dot } from '@/shared/ui/badge'
import { IconButton } from '@/shared/ui/icon-button'
import { $bannerCount } from '../model/banners'
import { $isDrawerOpen, drawerRequested } from '../model/notifications-drawer'

/** It has a dot while there are banners: who has scrolled down does not see them at the top of the page. */
export function NotificationsButton() {
  const { t } = useTranslation('notifications')
  const { isOpen, news, open } = useUnit({ isOpen: $isDrawerOpen, news: $bannerCount, open: drawerRequested })
  return (
    <IconButton
      icon={CircleAlert}
      label={news > 0 ? t('titleWithNews', { count: news }) : t('title')}
      badge={news > 0 && <Dot tone="danger" />}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => open()}
    />
  )
}
