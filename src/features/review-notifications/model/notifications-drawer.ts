import { createEvent, createStore, sample } from 'effector'
import { notificationListsKey } from '@/entities/notification'
import { getListDoctorsQueryKey } from '@/shared/api'
import { sessionEnded } from '@/shared/auth'
import { queryFailed } from '@/shared/query'
import { showToastOn } from '@/shared/toasts'

// Events
export const notificationsDrawerRequested = createEvent()
export const notificationsDrawerDismissed = createEvent()

// Stores
export const $isDrawerOpen = createStore(false)
  .on(notificationsDrawerRequested, () => true)
  .reset(notificationsDrawerDismissed, sessionEnded)

// Connections
/** While the drawer is closed, the page that uses the list shows its failure. */
const drawerListFailed = sample({
  clock: queryFailed,
  source: $isDrawerOpen,
  filter: (isOpen, key) => isOpen && key[1] === notificationListsKey()[1],
})
showToastOn(drawerListFailed, () => ({ tone: 'danger', text: { key: 'notificationsFailed' } }))
showToastOn(queryFailed.filter({ fn: (key) => key[1] === getListDoctorsQueryKey()[1] }), () => ({
  tone: 'danger',
  text: { key: 'doctorsFailed' },
}))
