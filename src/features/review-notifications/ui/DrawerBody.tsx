import { NotificationFilterFields } from '@/entities/notification'
import { drawerFilters } from '../model/notifications-drawer'
import { NotificationResults } from './NotificationResults'

export function DrawerBody() {
  return (
    <>
      <NotificationFilterFields of={drawerFilters} />
      <NotificationResults />
    </>
  )
}
