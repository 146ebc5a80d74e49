import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { $today } from '@/shared/lifecycle'
import { Drawer } from '@/shared/ui/drawer'
import { $isDrawerOpen, drawerDismissed } from '../model/notifications-drawer'
import { NotificationsOfDay } from './NotificationsOfDay'

const WIDTH = 600

export function NotificationsDrawer() {
  const { t } = useTranslation('notifications')
  const { isOpen, today, dismiss } = useUnit({ isOpen: $isDrawerOpen, today: $today, dismiss: drawerDismissed })
  return (
    <Drawer isOpen={isOpen} onClose={() => dismiss()} title={t('title')} width={WIDTH} isReadOnly>
      <NotificationsOfDay day={today} />
    </Drawer>
  )
}
