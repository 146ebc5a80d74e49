import { createLazyView } from '@/shared/lib/lazy-view'
import { drawerRequested } from './notifications-drawer'

export const drawerBody = createLazyView(
  () => import('../ui/DrawerBody').then(({ DrawerBody }) => DrawerBody),
  drawerRequested,
)
