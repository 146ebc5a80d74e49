import { useUnit } from 'effector-react'
import { CircleAlert } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { DotBadge } from '@/shared/ui/badge'
import { IconButton } from '@/shared/ui/icon-button'
import { $bannerCount } from '../model/banner-store'
import { $isNotificationsDrawerOpen, notificationsDrawerRequested } from '../model/notifications-drawer'

/** Has a dot while there are banners, because they are out of view on a scrolled page. */
export function NotificationsButton() {
  const { t } = useTranslation('notifications')
  const { isOpen, bannerCount, open } = useUnit({
    isOpen: $isNotificationsDrawerOpen,
    bannerCount: $bannerCount,
    open: notificationsDrawerRequested,
  })
  return (
    <IconButton
      icon={CircleAlert}
      label={bannerCount > 0 ? t('titleWithCount', { count: bannerCount }) : t('title')}
      badge={bannerCount > 0 && <DotBadge />}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => open()}
    />
  )
}
