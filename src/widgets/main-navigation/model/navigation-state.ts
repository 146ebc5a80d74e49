import { combine, createEffect, createEvent, createStore, restore, sample, scopeBind } from 'effector'
import { sessionEnded } from '@/shared/auth'
import { onMediaMatched } from '@/shared/browser'
import { appStarted } from '@/shared/lifecycle'
import { locationChanged } from '@/shared/routes'
import { type TabNews, tabNewsHeard, tabNewsTold } from '@/shared/tabs'
import {
  EMPTY_MEMORY,
  type NavigationMemory,
  type RememberedNavigation,
  readMemory,
  rememberedOf,
  remembering,
  writeMemory,
} from './navigation-storage'

/** From this width on the menu has a place of its own beside or above the page (`lg` of the specification). */
const ROOM_FOR_MENU = '(width >= 1200px)'

// What happened
export const collapseToggled = createEvent()
export const groupToggled = createEvent<string>()
export const drawerRequested = createEvent()
export const drawerDismissed = createEvent()
/** It is known now whose menu this is. */
export const navigatorRecognized = createEvent<string>()
const roomAppeared = createEvent()
const navigationChanged = createEvent<RememberedNavigation>()
const memoryChanged = createEvent<NavigationMemory>()

// What the world does for us
const readMemoryFx = createEffect(readMemory)
const writeMemoryFx = createEffect(writeMemory)
const listenFx = createEffect(() => onMediaMatched(ROOM_FOR_MENU, scopeBind(roomAppeared)))

// State
const $memory = createStore<NavigationMemory>(EMPTY_MEMORY)
/** Empty while it is not known who is signed in. */
const $user = restore(navigatorRecognized, '').reset(sessionEnded)
const $remembered = combine($memory, $user, rememberedOf)
export const $isCollapsed = $remembered.map(({ isCollapsed }) => isCollapsed)
export const $openGroups = $remembered.map(({ openGroups }) => openGroups)
/** Below 1200 px the menu is a drawer; it is never remembered. */
export const $isDrawerOpen = createStore(false)

// Flow
sample({ clock: appStarted, target: [readMemoryFx, listenFx] })
sample({
  clock: tabNewsHeard,
  filter: ({ kind }) => kind === 'preferences-changed',
  fn: () => {},
  target: readMemoryFx,
})
sample({ clock: readMemoryFx.doneData, target: $memory })

sample({
  clock: navigatorRecognized,
  source: $memory,
  filter: ({ lastUser }, user) => lastUser !== user,
  fn: (memory, lastUser) => ({ ...memory, lastUser }),
  target: memoryChanged,
})
sample({
  clock: collapseToggled,
  source: $remembered,
  fn: (remembered) => ({ ...remembered, isCollapsed: !remembered.isCollapsed }),
  target: navigationChanged,
})
sample({
  clock: groupToggled,
  source: $remembered,
  fn: (remembered, group) => ({ ...remembered, openGroups: toggled(remembered.openGroups, group) }),
  target: navigationChanged,
})
sample({
  clock: navigationChanged,
  source: { memory: $memory, user: $user },
  fn: ({ memory, user }, navigation) => remembering(memory, user, navigation),
  target: memoryChanged,
})
sample({ clock: memoryChanged, target: [$memory, writeMemoryFx] })
sample({ clock: writeMemoryFx.done, fn: (): TabNews => ({ kind: 'preferences-changed' }), target: tabNewsTold })

sample({ clock: drawerRequested, fn: () => true, target: $isDrawerOpen })
sample({
  clock: [drawerDismissed, locationChanged, roomAppeared, sessionEnded],
  fn: () => false,
  target: $isDrawerOpen,
})

function toggled(groups: readonly string[], group: string): string[] {
  return groups.includes(group) ? groups.filter((open) => open !== group) : [...groups, group]
}
