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

/** Sets one value, so that another tab's changes to the others stay. */
type NavigationUpdate = (navigation: StoredNavigation) => StoredNavigation

const EMPTY_STORAGE: NavigationStorage = { lastUser: '', byUser: {} }
const DEFAULT_NAVIGATION: StoredNavigation = { isCollapsed: false, openGroups: [] }

/** Minimum width for a permanent menu (`lg` of the specification). */
const SIDE_MENU_QUERY = '(width >= 1200px)'

// Events
export const collapseToggled = createEvent()
export const groupToggled = createEvent<string>()
export const menuDrawerRequested = createEvent()
export const menuDrawerDismissed = createEvent()
export const navigationUserChanged = createEvent<string>()
const sideMenuFits = createEvent()
const navigationChanged = createEvent<NavigationUpdate>()

const { loaded: storageLoaded, changed: storageChanged } = createDevicePreference({
  load: loadStorage,
  save: (update: (storage: NavigationStorage) => NavigationStorage) =>
    deviceStorage.write(NAVIGATION_KEY, JSON.stringify(update(loadStorage()))),
})

// Effects
const listenTask = createTask(() => onMediaMatch(SIDE_MENU_QUERY, scopeBind(sideMenuFits)))

// Stores
const $storage = createStore(EMPTY_STORAGE)
  .on(storageLoaded, (_, storage) => storage)
  .on(storageChanged, (storage, update) => update(storage))
/** Empty until the user is identified. */
const $user = restore(navigationUserChanged, '').reset(sessionEnded)
/** Made before the user is identified, and saved for the user then. */
const $unsaved = createStore<readonly NavigationUpdate[]>([], { serialize: 'ignore' }).reset(
  storageChanged,
  sessionEnded,
)
const $navigation = combine($storage, $user, $unsaved, ({ lastUser, byUser }, user, unsaved) =>
  updatedNavigation(byUser[user || lastUser], unsaved),
)
export const $isCollapsed = $navigation.map(({ isCollapsed }) => isCollapsed)
export const $openGroups = $navigation.map(({ openGroups }) => openGroups)
/** Below 1200 px the menu is a drawer; its state is not stored. */
export const $isMenuDrawerOpen = createStore(false)

// Connections
sample({ clock: appStarted, target: listenTask })

sample({
  clock: navigationUserChanged,
  source: { storage: $storage, unsaved: $unsaved },
  filter: ({ storage, unsaved }, user) => storage.lastUser !== user || unsaved.length > 0,
  fn:
    ({ unsaved }, user) =>
    ({ byUser }: NavigationStorage) => ({
      lastUser: user,
      byUser: unsaved.length > 0 ? { ...byUser, [user]: updatedNavigation(byUser[user], unsaved) } : byUser,
    }),
  target: storageChanged,
})
sample({
  clock: collapseToggled,
  source: $isCollapsed,
  fn: (isCollapsed) => (navigation: StoredNavigation) => ({ ...navigation, isCollapsed: !isCollapsed }),
  target: navigationChanged,
})
sample({
  clock: groupToggled,
  source: $openGroups,
  fn: (shown, group) => (navigation: StoredNavigation) => {
    const others = navigation.openGroups.filter((open) => open !== group)
    return { ...navigation, openGroups: shown.includes(group) ? others : [...others, group] }
  },
  target: navigationChanged,
})
sample({
  clock: navigationChanged,
  source: $user,
  filter: (user) => user !== '',
  fn:
    (user, update) =>
    ({ lastUser, byUser }: NavigationStorage) => ({
      lastUser,
      byUser: { ...byUser, [user]: updatedNavigation(byUser[user], [update]) },
    }),
  target: storageChanged,
})
sample({
  clock: navigationChanged,
  source: { unsaved: $unsaved, user: $user },
  filter: ({ user }) => user === '',
  fn: ({ unsaved }, update) => [...unsaved, update],
  target: $unsaved,
})

sample({ clock: menuDrawerRequested, fn: () => true, target: $isMenuDrawerOpen })
sample({
  clock: [menuDrawerDismissed, addressChanged, sideMenuFits, sessionEnded],
  fn: () => false,
  target: $isMenuDrawerOpen,
})

function loadStorage(): NavigationStorage {
  return readStoredJson(deviceStorage, NAVIGATION_KEY, storageSchema, EMPTY_STORAGE)
}

function updatedNavigation(
  stored: StoredNavigation | undefined,
  updates: readonly NavigationUpdate[],
): StoredNavigation {
  return updates.reduce((navigation, update) => update(navigation), stored ?? DEFAULT_NAVIGATION)
}
