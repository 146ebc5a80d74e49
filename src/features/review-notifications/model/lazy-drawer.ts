import { createLazyView } from '@/shared/lib/lazy-view'
import { drawerRequested } from './notifications-drawer'

/** The filters and the list; the frame of the drawer is there from the start. */
export const drawerBody = createLazyView(
  () => import('../ui/DrawerBody').then(({ DrawerBody }) => DrawerBody),
  drawerRequested,
)
