import { useUnit } from 'effector-react'
import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DotBadge } from '@/shared/ui/badge'
import { Drawer } from '@/shared/ui/drawer'
import { IconButton } from '@/shared/ui/icon-button'
import { lazyView } from '@/shared/ui/lazy'
import { ListSkeleton } from '@/shared/ui/list'
import { $bannerCount } from '../model/banners'
import { $isDrawerOpen, drawerDismissed, drawerRequested } from '../model/notifications-drawer'

const WIDTH = 600

const DrawerBody = lazyView(async () => (await import('./DrawerBody')).DrawerBody, {
  placeholder: <ListSkeleton rows={8} />,
  failedTitle: (t) => t('notifications:loadFailed'),
  failedText: (t) => t('notifications:loadFailedHint'),
  prefetch: 'medium',
})

/** The drawer frame is in the first bundle, its body is lazy. */
export function NotificationsDrawer() {
  const { t } = useTranslation('notifications')
  const { isOpen, dismiss } = useUnit({ isOpen: $isDrawerOpen, dismiss: drawerDismissed })
  return (
    <Drawer isOpen={isOpen} onClose={() => dismiss()} title={t('title')} width={WIDTH}>
      <DrawerBody />
    </Drawer>
  )
}

/** Has a dot while there are banners, because they are out of view on a scrolled page. */
export function NotificationsButton() {
  const { t } = useTranslation('notifications')
  const { isOpen, bannerCount, open } = useUnit({
    isOpen: $isDrawerOpen,
    bannerCount: $bannerCount,
    open: drawerRequested,
  })
  return (
    <IconButton
      icon={CircleAlert}
      label={bannerCount > 0 ? t('titleWithCount', { count: bannerCount }) : t('title')}
      badge={bannerCount > 0 && <DotBadge tone="danger" />}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => open()}
    />
  )
}
