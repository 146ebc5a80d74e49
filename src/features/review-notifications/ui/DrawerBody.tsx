import { NotificationFilterFields } from '@/entities/notification'
import { drawerFilters } from '../model/notification-filters'
import { NotificationResults } from './NotificationResults'

export function DrawerBody() {
  return (
    <>
      <NotificationFilterFields of={drawerFilters} />
      <NotificationResults />
    </>
  )
}
