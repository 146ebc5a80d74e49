import { createEvent, createStore, sample } from 'effector'
import { createNotificationFilters, notificationListsKey } from '@/entities/notification'
import { getListDoctorsQueryKey } from '@/shared/api'
import { sessionEnded } from '@/shared/auth'
import { queryFailed } from '@/shared/query'
import { showToastOn } from '@/shared/toasts'
// In the first bundle: a page may change notifications before the features are loaded.
import './change-toasts'

// Events
export const drawerRequested = createEvent()
export const drawerDismissed = createEvent()
/** The payload is the uuid of the notification that gets the focus. */
export const entryFocusRequested = createEvent<string>()

// Stores
/** Kept while the drawer is closed. */
export const drawerFilters = createNotificationFilters()
export const $isDrawerOpen = createStore(false)
export const $entryToFocus = createStore<string | null>(null)
  .on(entryFocusRequested, (_, uuid) => uuid)
  .reset(drawerDismissed, sessionEnded)

// Connections
sample({ clock: drawerRequested, fn: () => true, target: $isDrawerOpen })
sample({ clock: [drawerDismissed, sessionEnded], fn: () => false, target: $isDrawerOpen })

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
