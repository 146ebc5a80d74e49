import { combine, createEffect, createEvent, createStore, restore, sample, scopeBind } from 'effector'
import { sessionEnded } from '@/shared/auth'
import { onMediaMatch } from '@/shared/browser'
import { appStarted } from '@/shared/lifecycle'
import { locationChanged } from '@/shared/routes'
import { type TabMessage, tabMessageReceived, tabMessageSent } from '@/shared/tabs'
import {
  EMPTY_STORAGE,
  type NavigationStorage,
  type StoredNavigation,
  loadNavigation,
  storedFor,
  withStored,
  saveNavigation,
} from './navigation-storage'

/** From this width on the menu has a place of its own beside or above the page (`lg` of the specification). */
const SIDE_MENU_QUERY = '(width >= 1200px)'

// Events
export const collapseToggled = createEvent()
export const groupToggled = createEvent<string>()
export const drawerRequested = createEvent()
export const drawerDismissed = createEvent()
/** It is known now whose menu this is. */
export const navigationUserChanged = createEvent<string>()
const sideMenuFits = createEvent()
const navigationChanged = createEvent<StoredNavigation>()
const storageChanged = createEvent<NavigationStorage>()

// Effects
const loadNavigationFx = createEffect(loadNavigation)
const saveNavigationFx = createEffect(saveNavigation)
const listenFx = createEffect(() => onMediaMatch(SIDE_MENU_QUERY, scopeBind(sideMenuFits)))

// State
const $storage = createStore<NavigationStorage>(EMPTY_STORAGE)
/** Empty while it is not known who is signed in. */
const $user = restore(navigationUserChanged, '').reset(sessionEnded)
const $stored = combine($storage, $user, storedFor)
export const $isCollapsed = $stored.map(({ isCollapsed }) => isCollapsed)
export const $openGroups = $stored.map(({ openGroups }) => openGroups)
/** Below 1200 px the menu is a drawer; it is never remembered. */
export const $isDrawerOpen = createStore(false)

// Connections
sample({ clock: appStarted, target: [loadNavigationFx, listenFx] })
sample({
  clock: tabMessageReceived,
  filter: ({ kind }) => kind === 'preferences-changed',
  fn: () => {},
  target: loadNavigationFx,
})
sample({ clock: loadNavigationFx.doneData, target: $storage })

sample({
  clock: navigationUserChanged,
  source: $storage,
  filter: ({ lastUser }, user) => lastUser !== user,
  fn: (memory, lastUser) => ({ ...memory, lastUser }),
  target: storageChanged,
})
sample({
  clock: collapseToggled,
  source: $stored,
  fn: (remembered) => ({ ...remembered, isCollapsed: !remembered.isCollapsed }),
  target: navigationChanged,
})
sample({
  clock: groupToggled,
  source: $stored,
  fn: (remembered, group) => ({ ...remembered, openGroups: toggled(remembered.openGroups, group) }),
  target: navigationChanged,
})
sample({
  clock: navigationChanged,
  source: { memory: $storage, user: $user },
  fn: ({ memory, user }, navigation) => withStored(memory, user, navigation),
  target: storageChanged,
})
sample({ clock: storageChanged, target: [$storage, saveNavigationFx] })
sample({
  clock: saveNavigationFx.done,
  fn: (): TabMessage => ({ kind: 'preferences-changed' }),
  target: tabMessageSent,
})

sample({ clock: drawerRequested, fn: () => true, target: $isDrawerOpen })
sample({
  clock: [drawerDismissed, locationChanged, sideMenuFits, sessionEnded],
  fn: () => false,
  target: $isDrawerOpen,
})

function toggled(groups: readonly string[], group: string): string[] {
  return groups.includes(group) ? groups.filter((open) => open !== group) : [...groups, group]
}
