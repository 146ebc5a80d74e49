import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { Drawer } from '@/shared/ui/drawer'
import { drawerBody } from '../model/lazy-drawer'
import { $isDrawerOpen, drawerDismissed } from '../model/notifications-drawer'
import { DrawerLoading } from './DrawerLoading'

const WIDTH = 600

/** The drawer frame is in the first bundle, its body is lazy. */
export function NotificationsDrawer() {
  const { t } = useTranslation('notifications')
  const { isOpen, Body, dismiss } = useUnit({
    isOpen: $isDrawerOpen,
    Body: drawerBody.$view,
    dismiss: drawerDismissed,
  })
  return (
    <Drawer isOpen={isOpen} onClose={() => dismiss()} title={t('title')} width={WIDTH}>
      {Body ? <Body /> : <DrawerLoading />}
    </Drawer>
  )
}
