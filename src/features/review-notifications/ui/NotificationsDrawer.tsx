import { useUnit } from 'effector-react'
import { useTranslation } from '@/shared/i18n'
import { Drawer } from '@/shared/ui/drawer'
import { lazyView } from '@/shared/ui/lazy'
import { ListSkeleton } from '@/shared/ui/list'
import { $isNotificationsDrawerOpen, notificationsDrawerDismissed } from '../model/notifications-drawer'

const WIDTH = 600

const DrawerBody = lazyView(async () => (await import(/* webpackChunkName: "panels" */ './DrawerBody')).DrawerBody, {
  placeholder: <ListSkeleton rows={8} />,
  failedTitle: (t) => t('notifications:loadFailed'),
  failedText: (t) => t('notifications:loadFailedHint'),
  prefetch: 'medium',
})

/** The frame of the drawer is loaded before its body. */
export function NotificationsDrawer() {
  const { t } = useTranslation('notifications')
  const { isOpen, dismiss } = useUnit({ isOpen: $isNotificationsDrawerOpen, dismiss: notificationsDrawerDismissed })
  return (
    <Drawer isOpen={isOpen} onClose={dismiss} title={t('title')} width={WIDTH}>
      <DrawerBody />
    </Drawer>
  )
}
