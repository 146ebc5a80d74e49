import { useUnit } from 'effector-react'
import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DotBadge } from '@/shared/ui/badge'
import { IconButton } from '@/shared/ui/icon-button'
import { $bannerCount } from '../model/banners'
import { $isDrawerOpen, drawerRequested } from '../model/notifications-drawer'

/** It has a dot while there are banners: who has scrolled down does not see them at the top of the page. */
export function NotificationsButton() {
  const { t } = useTranslation('notifications')
  const { isOpen, events, open } = useUnit({ isOpen: $isDrawerOpen, events: $bannerCount, open: drawerRequested })
  return (
    <IconButton
      icon={CircleAlert}
      label={events > 0 ? t('titleWithCount', { count: events }) : t('title')}
      badge={events > 0 && <DotBadge tone="danger" />}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => open()}
    />
  )
}
