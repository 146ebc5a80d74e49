import { NotificationFilters } from './NotificationFilters'
import { NotificationResults } from './NotificationResults'

export function DrawerBody() {
  return (
    <>
      <NotificationFilters />
      <NotificationResults />
    </>
  )
}
