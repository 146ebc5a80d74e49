import { combine, createEvent, createStore, restore, sample, scopeBind } from 'effector'
import * as z from 'zod/mini'
import { sessionEnded } from '@/shared/auth'
import { deviceStorage, onMediaMatch } from '@/shared/browser'
import { createTask } from '@/shared/lib/effector'
import { readStoredJson, validEntries } from '@/shared/lib/json'
import { appStarted } from '@/shared/lifecycle'
import { addressChanged } from '@/shared/routes'
import { createDevicePreference } from '@/shared/tabs'
import { NAVIGATION_KEY } from './stored-menu'

const navigationSchema = z.object({ isCollapsed: z.boolean(), openGroups: z.array(z.string()) })
const storageSchema = z.object({ lastUser: z.string(), byUser: validEntries(navigationSchema) })

type StoredNavigation = z.infer<typeof navigationSchema>

/** The last user's state applies until the user is known. */
type NavigationStorage = z.infer<typeof storageSchema>

const EMPTY_STORAGE: NavigationStorage = { lastUser: '', byUser: {} }
const DEFAULT_NAVIGATION: StoredNavigation = { isCollapsed: false, openGroups: [] }

/** Minimum width for a permanent menu (`lg` of the specification). */
const SIDE_MENU_QUERY = '(width >= 1200px)'

// Events
export const collapseToggled = createEvent()
export const groupToggled = createEvent<string>()
export const drawerRequested = createEvent()
export const drawerDismissed = createEvent()
export const navigationUserChanged = createEvent<string>()
const sideMenuFits = createEvent()
const navigationChanged = createEvent<StoredNavigation>()

const { loaded: storageLoaded, changed: storageChanged } = createDevicePreference({
  load: () => readStoredJson(deviceStorage, NAVIGATION_KEY, storageSchema, EMPTY_STORAGE),
  save: (storage: NavigationStorage) => deviceStorage.write(NAVIGATION_KEY, JSON.stringify(storage)),
})

// Effects
const listenTask = createTask(() => onMediaMatch(SIDE_MENU_QUERY, scopeBind(sideMenuFits)))

// Stores
const $storage = createStore(EMPTY_STORAGE).on([storageLoaded, storageChanged], (_, storage) => storage)
/** Empty until the user is identified. */
const $user = restore(navigationUserChanged, '').reset(sessionEnded)
/** Changed before the user is identified, and saved for the user then. */
const $unsaved = createStore<StoredNavigation | null>(null).reset(storageChanged, sessionEnded)
const $navigation = combine(
  $storage,
  $user,
  $unsaved,
  ({ lastUser, byUser }, user, unsaved) => unsaved ?? byUser[user || lastUser] ?? DEFAULT_NAVIGATION,
)
export const $isCollapsed = $navigation.map(({ isCollapsed }) => isCollapsed)
export const $openGroups = $navigation.map(({ openGroups }) => openGroups)
/** Below 1200 px the menu is a drawer; its state is not stored. */
export const $isDrawerOpen = createStore(false)

// Connections
sample({ clock: appStarted, target: listenTask })

sample({
  clock: navigationUserChanged,
  source: { storage: $storage, unsaved: $unsaved },
  filter: ({ storage, unsaved }, user) => storage.lastUser !== user || unsaved !== null,
  fn: ({ storage: { byUser }, unsaved }, user) => ({
    lastUser: user,
    byUser: unsaved ? { ...byUser, [user]: unsaved } : byUser,
  }),
  target: storageChanged,
})
sample({
  clock: collapseToggled,
  source: $navigation,
  fn: (navigation) => ({ ...navigation, isCollapsed: !navigation.isCollapsed }),
  target: navigationChanged,
})
sample({
  clock: groupToggled,
  source: $navigation,
  fn: (navigation, group) => ({ ...navigation, openGroups: toggled(navigation.openGroups, group) }),
  target: navigationChanged,
})
sample({
  clock: navigationChanged,
  source: { storage: $storage, user: $user },
  filter: ({ user }) => user !== '',
  fn: ({ storage, user }, navigation) => ({ ...storage, byUser: { ...storage.byUser, [user]: navigation } }),
  target: storageChanged,
})
sample({
  clock: navigationChanged,
  source: $user,
  filter: (user) => user === '',
  fn: (_, navigation) => navigation,
  target: $unsaved,
})

sample({ clock: drawerRequested, fn: () => true, target: $isDrawerOpen })
sample({
  clock: [drawerDismissed, addressChanged, sideMenuFits, sessionEnded],
  fn: () => false,
  target: $isDrawerOpen,
})

function toggled(groups: readonly string[], group: string): string[] {
  return groups.includes(group) ? groups.filter((open) => open !== group) : [...groups, group]
}
